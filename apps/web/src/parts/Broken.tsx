import { words } from '../words/words.ts';

/** Stands where the page was when something on it has failed that nobody foresaw. */
export function Broken() {
  return (
    <main className="coming">
      <h1>{words.app}</h1>
      <p role="alert">{words.broken.text}</p>
      <button type="button" onClick={() => location.reload()}>
        {words.broken.again}
      </button>
    </main>
  );
}
