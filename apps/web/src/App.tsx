import { lazy, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { Offline } from './parts/Offline.tsx';
import { untilCome } from './parts/until-come.ts';
import { TablePage } from './table/TablePage.tsx';
import { words } from './words/words.ts';

const LobbyPage = lazy(() =>
  untilCome(() => import('./lobby/LobbyPage.tsx').then((module) => ({ default: module.LobbyPage }))),
);
const TourPage = lazy(() =>
  untilCome(() => import('./tour/TourPage.tsx').then((module) => ({ default: module.TourPage }))),
);
const ReplayPage = lazy(() =>
  untilCome(() => import('./replay/ReplayPage.tsx').then((module) => ({ default: module.ReplayPage }))),
);
const PracticePage = lazy(() =>
  untilCome(() => import('./practice/PracticePage.tsx').then((module) => ({ default: module.PracticePage }))),
);
const LookPage = lazy(() =>
  untilCome(() => import('./look/LookPage.tsx').then((module) => ({ default: module.LookPage }))),
);

/** The lobby, a table, a deal that is over, a record from elsewhere, the tour, and the practice room. */
export function App() {
  return (
    <Suspense fallback={null}>
      <Offline />
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
  );
}
