import { variableName } from "../../packages/ui/src/tokens/variable-name.ts";

/** `--mall-color-accent` of `color.accent`. */
const variable = (token: string) => `--${variableName(...token.split("."))}`;

/** The tokens of a component's sheets, colours with a swatch. */
export function TokenList({ tokens, none }: { tokens: readonly string[]; none: string }) {
  if (tokens.length === 0) return <p>{none}</p>;
  return (
    <ul className="docs-tokens">
      {tokens.map((token) => (
        <li key={token}>
          {token.startsWith("color.") && (
            <span className="docs-swatch" style={{ background: `var(${variable(token)})` }} />
          )}
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}
