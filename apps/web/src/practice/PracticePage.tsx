import { CODE_NAMES, type CodeName } from '@eldest-hand/laws';
import { Suspense, use } from 'react';
import { Link, Route, Switch } from 'wouter';
import { lazily } from '../parts/lazily.ts';
import { words } from '../words/words.ts';
import { ChooseLaw } from './ChooseLaw.tsx';
import { PHRASES, PhrasesContext } from './phrases.ts';

const LawPage = lazily(() => import('./LawPage.tsx').then((module) => module.LawPage));
const CasePage = lazily(() => import('./CasePage.tsx').then((module) => module.CasePage));
const QuizPage = lazily(() => import('./QuizPage.tsx').then((module) => module.QuizPage));
const TeacherPage = lazily(() => import('./TeacherPage.tsx').then((module) => module.TeacherPage));

const codeNamed = (text: string): CodeName | undefined => CODE_NAMES.find((one) => one === text);

/** The practice room: laws and their cases, a quiz, the teacher's table. All of it happens in this browser. */
export function PracticePage() {
  const phrases = use(PHRASES.in(document.documentElement.lang));
  return (
    <PhrasesContext value={phrases}>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/practice">
            <ChooseLaw code="auction-1913" />
          </Route>
          <Route path="/practice/table" component={TeacherPage} />
          <Route path="/practice/:code/quiz">
            {({ code }) => withCode(code, (known) => <QuizPage key={known} code={known} />)}
          </Route>
          <Route path="/practice/:code">
            {({ code }) => withCode(code, (known) => <ChooseLaw key={known} code={known} />)}
          </Route>
          <Route path="/practice/:code/:law">
            {({ code, law }) =>
              withCode(code, (known) => <LawPage key={`${known} ${law}`} code={known} law={Number(law)} />)
            }
          </Route>
          <Route path="/practice/:code/:law/:slug">
            {({ code, law, slug }) =>
              withCode(code, (known) => (
                <CasePage key={`${known} ${law} ${slug}`} code={known} law={Number(law)} slug={slug} />
              ))
            }
          </Route>
          <Route>
            <Nothing />
          </Route>
        </Switch>
      </Suspense>
    </PhrasesContext>
  );
}

function withCode(text: string, page: (code: CodeName) => React.ReactNode): React.ReactNode {
  const code = codeNamed(text);
  return code ? page(code) : <Nothing />;
}

function Nothing() {
  return (
    <main>
      <h1>{words.notFound}</h1>
      <Link href="/practice">{words.practice.title}</Link>
    </main>
  );
}
