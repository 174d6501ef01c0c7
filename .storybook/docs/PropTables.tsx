import type { Words } from "@tradehall/ui/component-docs";
import type { ComponentFacts, FieldFacts } from "./facts.ts";
import { frame } from "./words.ts";

interface TableProps {
  fields: readonly FieldFacts[];
  shapes: ComponentFacts["shapes"];
  hasDefaults?: boolean;
  say: (words: Words) => string;
}

const anchor = (name: string) => `shape-${name}`;

/** A type whose named shapes lead to their tables below. */
function Type({ text, shapes }: { text: string; shapes: ComponentFacts["shapes"] }) {
  const parts = text.split(/(\b[A-Z]\w*\b)/);
  return (
    <code>
      {parts.map((part, index) =>
        part in shapes ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
            key={index}
            href={`#${anchor(part)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(anchor(part))?.scrollIntoView();
            }}
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </code>
  );
}

/** A docstring, whose `code` is set as code. */
function Sentence({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
  return text.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

function Table({ fields, shapes, hasDefaults = false, say }: TableProps) {
  return (
    <table className="docs-props">
      <thead>
        <tr>
          <th>{say(frame.prop)}</th>
          <th>{say(frame.type)}</th>
          {hasDefaults && <th>{say(frame.default)}</th>}
          <th>{say(frame.sentence)}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <td>
              <code>{field.name}</code>
              {!field.isOptional && <span className="docs-required">{say(frame.required)}</span>}
            </td>
            <td>
              <Type shapes={shapes} text={field.type} />
            </td>
            {hasDefaults && <td>{field.default && <code>{field.default}</code>}</td>}
            <td>
              <Sentence text={field.text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The props, and under them each shape that they name, unfolded. */
export function PropTables({ facts, say }: { facts: ComponentFacts; say: (words: Words) => string }) {
  const shapes = Object.entries(facts.shapes);
  return (
    <>
      <Table fields={facts.props} hasDefaults say={say} shapes={facts.shapes} />
      {facts.takesAria && <p>{say(frame.aria)}</p>}
      {shapes.length > 0 && <h3>{say(frame.shapes)}</h3>}
      {shapes.map(([name, shape]) => (
        <details id={anchor(name)} key={name} open>
          <summary>
            <code>{name}</code>
          </summary>
          {typeof shape === "string" ? (
            <p>
              <Type shapes={facts.shapes} text={shape} />
            </p>
          ) : (
            <Table fields={shape} say={say} shapes={facts.shapes} />
          )}
        </details>
      ))}
    </>
  );
}
