import { lazy, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { TablePage } from './table/TablePage.tsx';
import { words } from './words/words.ts';

const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx').then((module) => ({ default: module.ReplayPage })));

/** The lobby, a table, and a deal that is over. */
export function App() {
  return (
    <Switch>
      <Route path="/" component={LobbyPage} />
      <Route path="/t/:id/deal/:number">
        {({ id, number }) => (
          <Suspense fallback={<p role="status">{words.replay.loading}</p>}>
            <ReplayPage table={id} deal={Number(number)} />
          </Suspense>
        )}
      </Route>
      <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route>
        <main>
          <h1>{words.notFound}</h1>
          <Link href="/">{words.table.lobby}</Link>
        </main>
      </Route>
    </Switch>
  );
}
