import styles from './lobby.module.css';

interface RuleChoiceProps<V extends string> {
  readonly title: string;
  readonly values: readonly V[];
  readonly labels: Readonly<Record<V, readonly string[]>>;
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

/** One rule of a table, with what each of its values means. */
export function RuleChoice<V extends string>({ title, values, labels, chosen, onChoose }: RuleChoiceProps<V>) {
  return (
    <fieldset className={styles.rule}>
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={title} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>
            <strong>{labels[value][0]}</strong>
            <small>{labels[value][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
