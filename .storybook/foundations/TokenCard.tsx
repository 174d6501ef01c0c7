import type { Words } from "@tradehall/ui/component-docs";
import { variableName } from "../../packages/ui/src/tokens/variable-name.ts";
import { type Dress, dresses } from "./brands.ts";
import { Copy, Rich, type Say, useSay } from "./foundation.tsx";
import { readingsOf } from "./readings.ts";
import { Specimen } from "./Specimen.tsx";

export interface TokenCardProps {
  group: string;
  name: string;
  meaning: Words;
  /** The brand and scheme of the toolbar. */
  worn: Dress;
}

const valueIn = ({ tokens }: Dress, group: string, name: string): string =>
  (tokens as unknown as Record<string, Record<string, string>>)[group]?.[name] ?? "";

const schemeWords = { light: ["浅色", "light"], dark: ["深色", "dark"] } as const satisfies Record<
  string,
  Words
>;

/** Who gives a value: all brands, one brand in both schemes, or one scheme of a brand. */
function wearersOf(same: readonly Dress[], say: Say): string {
  if (same.length === dresses.length) return say(["所有品牌，浅色与深色", "All brands, light and dark"]);
  const byBrand = Map.groupBy(same, ({ name }) => name);
  const and = say(["、", ", "]);
  return [...byBrand]
    .map(([name, of]) => `${name} ${of.map(({ scheme }) => say(schemeWords[scheme])).join(and)}`)
    .join(say(["；", "; "]));
}

/** What a colour reaches on each ground that it is read on. */
function Readings({ name, dress, say }: { name: string; dress: Dress; say: Say }) {
  const readings = readingsOf(name, dress.tokens);
  if (readings.length === 0) return null;
  return (
    <ul aria-label={say(["对比度", "Contrast"])}>
      {readings.map(({ ground, reaches }) => (
        <li key={ground}>
          {ground} {reaches.toFixed(2)}
        </li>
      ))}
    </ul>
  );
}

/** A token: its looks, its meaning, its variable, and what each brand gives for it in each scheme. */
export function TokenCard({ group, name, meaning, worn }: TokenCardProps) {
  const say = useSay();
  const variable = `--${variableName(group, name)}`;
  const isColor = group === "color";
  // A colour is shown for each brand and scheme, since its contrast differs; other values are said once.
  const values = isColor
    ? dresses.map((dress) => [dress])
    : [...Map.groupBy(dresses, (dress) => valueIn(dress, group, name)).values()];
  const needs = isColor && readingsOf(name, worn.tokens)[0]?.needs;
  const isLong = group === "ground" || group === "font";
  return (
    <article className="token">
      <div className="token-look">
        <Specimen group={group} literal={valueIn(worn, group, name)} value={`var(${variable})`} />
      </div>
      <div>
        <div className="token-head">
          <strong>{`${group}.${name}`}</strong>
          <span className="token-variable">
            <code>{variable}</code>
            <Copy label={[`复制 ${variable}`, `Copy ${variable}`]} text={`var(${variable})`} />
          </span>
        </div>
        <Rich of={meaning} />
        {needs && (
          <span className="token-wearer">
            {say([`对比度至少 ${needs}:1，各底上为：`, `Contrast of at least ${needs}:1; on its grounds:`])}
          </span>
        )}
        <ul className="token-values" data-wide={isLong ? "" : undefined}>
          {values.map((same) => {
            const [first] = same;
            if (!first) return null;
            const value = valueIn(first, group, name);
            return (
              <li key={`${first.brand} ${first.scheme}`}>
                <span className="token-wearer">{wearersOf(same, say)}</span>
                {isColor && <span className="token-swatch" style={{ background: value }} />}
                <code>{value}</code>
                {isColor && <Readings dress={first} name={name} say={say} />}
              </li>
            );
          })}
        </ul>
      </div>
    </article>
  );
}
