import type { ComponentDocs, Example } from "@tradehall/ui/component-docs";
import { Anatomy } from "./Anatomy.tsx";
import { ExampleWith } from "./ExampleWith.tsx";
import { pageHref, type Say, Section } from "./PageParts.tsx";
import { Shown } from "./Shown.tsx";
import { frame } from "./words.ts";

interface ExamplesProps {
  of: readonly Example[];
  kind: "good" | "bad";
  isOverlay?: boolean;
  say: Say;
}

function Examples({ of, kind, isOverlay, say }: ExamplesProps) {
  return (
    <div>
      {of.map(([what, ...why]) => (
        <figure className="docs-example" data-kind={kind} key={why[1]}>
          {typeof what === "string" ? (
            <Shown code="none" isOverlay={isOverlay} story={what} />
          ) : (
            <ExampleWith args={what} />
          )}
          <figcaption>
            <strong>{say(frame[kind])}</strong> {say(why)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** What is there to read before one chooses it. */
export function Written({ docs, say }: { docs: ComponentDocs; say: Say }) {
  return (
    <>
      <Section of="instead" say={say}>
        <ul>
          {docs.instead.map(([key, ...when]) => (
            <li key={key}>
              {say(when)}
              {say(frame.use)}
              <a href={pageHref(key)} target="_top">
                {key}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section of="anatomy" say={say}>
        <Anatomy isOverlay={docs.isOverlay} parts={docs.anatomy} say={say} story={docs.anatomyStory} />
      </Section>
      <Section of="states" say={say}>
        {docs.states.map(([story, ...caption]) => (
          <figure className="docs-state" key={story}>
            <figcaption>{say(caption)}</figcaption>
            <Shown isOverlay={docs.isOverlay} story={story} />
          </figure>
        ))}
      </Section>
      <Section of="examples" say={say}>
        <div className="docs-examples">
          <Examples isOverlay={docs.isOverlay} kind="good" of={docs.good} say={say} />
          <Examples isOverlay={docs.isOverlay} kind="bad" of={docs.bad} say={say} />
        </div>
      </Section>
      <Section of="keyboard" say={say}>
        {docs.keyboard.length === 0 ? (
          <p>{say(frame.noKeys)}</p>
        ) : (
          <table className="docs-keys">
            <thead>
              <tr>
                <th>{say(frame.keys)}</th>
                <th>{say(frame.does)}</th>
              </tr>
            </thead>
            <tbody>
              {docs.keyboard.map(([keys, ...does]) => (
                <tr key={keys}>
                  <td>
                    <kbd>{keys}</kbd>
                  </td>
                  <td>{say(does)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      <Section of="speech" say={say}>
        <p>{say(docs.speech)}</p>
      </Section>
      <Section of="layout" say={say}>
        <p>{say(docs.layout)}</p>
      </Section>
    </>
  );
}
