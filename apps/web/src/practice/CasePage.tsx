import type { CodeName } from '@eldest-hand/laws';
import { type Course, courseOf } from '@eldest-hand/practice';
import { use, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { useLaws } from '../words/laws/laws.ts';
import { casebookOf } from './casebook.ts';
import { Missing } from './Missing.tsx';
import { PracticeTable } from './PracticeTable.tsx';
import { usePhrases } from './phrases.ts';
import { Shell } from './Shell.tsx';
import { Places, Steps } from './Steps.tsx';
import { laySession } from './session.ts';
import { titleOf } from './title.ts';

interface CasePageProps {
  readonly code: CodeName;
  readonly law: number;
  readonly slug: string;
}

/** A case of a law at the table: the learner sits where it goes wrong or where it is decided. */
export function CasePage({ code, law, slug }: CasePageProps) {
  const w = usePhrases();
  const book = use(casebookOf(code));
  const cases = book?.under(law) ?? [];
  const at = cases.findIndex((one) => one.slug(law) === slug);
  const entry = cases[at];
  const course = useMemo(() => (entry ? courseOf(entry.text, law) : null), [entry, law]);
  if (!book) return <Missing />;
  const up = { href: `/practice/${code}/${law}`, text: w.allCases };
  if (!entry || !course || 'fault' in course)
    return (
      <Shell title={w.title} up={up}>
        <p>{course ? w.unreadable : w.noSuch}</p>
        {course && 'fault' in course && <pre lang="en">{course.fault}</pre>}
      </Shell>
    );
  const next = cases[at + 1];
  return (
    <AtTable
      key={slug}
      course={course}
      place={at + 1}
      law={law}
      up={up}
      next={next ? { href: `/practice/${code}/${law}/${next.slug(law)}`, text: w.nextCase } : null}
    />
  );
}

interface Way {
  readonly href: string;
  readonly text: string;
}
interface AtTableProps {
  readonly course: Course;
  /** Its place among the cases of the law. */
  readonly place: number;
  readonly law: number;
  readonly up: Way;
  readonly next: Way | null;
}

function AtTable({ course, place, law, up, next }: AtTableProps) {
  const w = usePhrases();
  const laws = useLaws();
  const narrow = useMedia(NARROW);
  useEffect(() => {
    const { question, moments, acts, supply } = course;
    const asked = question?.ruling.to[0];
    return laySession({
      supply,
      course: acts,
      // Where nobody is asked anything the case is gone through from its beginning, from the seat that begins.
      past: question ? moments.slice(0, question.at + 1) : moments.slice(0, 1),
      seat: asked ?? acts[0]?.seat ?? 'S',
    });
  }, [course]);
  return (
    <PracticeTable
      title={titleOf(course, place, laws, w)}
      law={law}
      ways={
        <>
          <Link href={up.href} aria-label={up.text}>
            {narrow ? w.casesOf : up.text}
          </Link>
          {next && (
            <Link href={next.href} aria-label={next.text}>
              {narrow ? w.next : next.text}
            </Link>
          )}
        </>
      }
      places={(onSat) => <Places course={course} onSat={onSat} />}
    >
      <Steps course={course} />
    </PracticeTable>
  );
}
