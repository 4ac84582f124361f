import { Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { lazily } from './parts/lazily.ts';
import { Offline } from './parts/Offline.tsx';
import { ShowView } from './table/ShowView.tsx';
import { TablePage } from './table/TablePage.tsx';
import { words } from './words/words.ts';

const LobbyPage = lazily(() => import('./lobby/LobbyPage.tsx').then((module) => module.lobbyWithWords()));
const TourPage = lazily(() => import('./tour/TourPage.tsx').then((module) => module.TourPage));
const ReplayPage = lazily(() => import('./replay/ReplayPage.tsx').then((module) => module.ReplayPage));
const PracticePage = lazily(() => import('./practice/PracticePage.tsx').then((module) => module.PracticePage));
const LookPage = lazily(() => import('./look/LookPage.tsx').then((module) => module.LookPage));

/** The lobby, a table, a deal that is over, a record from elsewhere, the tour, and the practice room. */
export function App() {
  return (
    <ShowView>
      <Offline />
      <Suspense fallback={<Coming />}>
        <Switch>
          <Route path="/" component={LobbyPage} />
          <Route path="/tour" component={TourPage} />
          <Route path="/look" component={LookPage} />
          <Route path="/practice/*?" component={PracticePage} />
          <Route path="/t/:id/deal/:number">
            {({ id, number }) => <ReplayPage key={id} table={id} deal={Number(number)} />}
          </Route>
          <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route>
            <main>
              <h1>{words.notFound}</h1>
              <Link href="/">{words.table.lobby}</Link>
            </main>
          </Route>
        </Switch>
      </Suspense>
    </ShowView>
  );
}

/** While the page comes, the same as in index.html until the script begins. */
function Coming() {
  return (
    <main className="coming">
      <h1>{words.app}</h1>
    </main>
  );
}
