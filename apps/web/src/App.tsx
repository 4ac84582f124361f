import { Link, Route, Switch } from 'wouter';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { TablePage } from './table/TablePage.tsx';
import { words } from './words/words.ts';

/** The lobby, and a table. */
export function App() {
  return (
    <Switch>
      <Route path="/" component={LobbyPage} />
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
