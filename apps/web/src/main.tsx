import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { hear } from './connection/heard.ts';
import { layLine } from './connection/socket.ts';
import { useTable } from './connection/table-store.ts';
import { Broken } from './parts/Broken.tsx';
import { clickAtOnce } from './parts/finger.ts';
import { heedInput } from './parts/last-input.ts';
import { keepOneTouch } from './parts/one-touch.ts';
import { leaveUnheard } from './parts/unheard.ts';
import { keepSettings, useSettings } from './settings/settings.ts';
import { keepShell } from './shell.ts';
import { Spoken } from './words/spoken.ts';
import { speak, words } from './words/words.ts';

// The line to a table is laid while the table is drawn.
if (/^\/t\/[^/]+$/.test(location.pathname)) layLine();
heedInput();
keepOneTouch();
clickAtOnce();
leaveUnheard();
keepSettings();
keepShell();
const place = document.getElementById('root');
if (place) {
  const root = createRoot(place, {
    // What fails takes the whole page down with it; it must not leave an empty one.
    onUncaughtError: (error) => {
      reportError(error);
      root.render(<Broken />);
    },
  });
  const draw = async (): Promise<void> => {
    const { language } = useSettings.getState();
    if (!(await speak(language))) return;
    // What was said is said again in the words that are spoken now.
    useTable.setState(({ heard }) => ({
      heard: heard.map((one) => ({ ...one, text: hear(one.of)?.text ?? one.text })),
    }));
    root.render(
      <StrictMode>
        <Spoken value={words}>
          <App />
        </Spoken>
      </StrictMode>,
    );
  };
  void draw();
  useSettings.subscribe((now, before) => now.language !== before.language && void draw());
}
