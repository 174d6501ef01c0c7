import { Canvas, Controls, DocsContext, Source, Title } from "@storybook/addon-docs/blocks";
import type { ComponentDocs, Example, Words } from "@tradehall/ui/component-docs";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { Anatomy } from "./Anatomy.tsx";
import { ExampleWith } from "./ExampleWith.tsx";
import { docsOf, factsOf, keyOf, namesOf } from "./facts.ts";
import { PropTables } from "./PropTables.tsx";
import { Shown } from "./Shown.tsx";
import { sourceHref } from "./source-href.ts";
import { TokenList } from "./TokenList.tsx";
import { useGlobals } from "./use-globals.ts";
import { frame } from "./words.ts";
import "./docs.css";

const pageHref = (key: string) => `?path=/docs/${key.toLowerCase().replace("/", "-")}--docs`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="docs-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Links to other components' pages; they leave the frame of the preview. */
function Links({ of }: { of: readonly string[] }) {
  return (
    <ul className="docs-links">
      {of.map((key) => (
        <li key={key}>
          <a href={pageHref(key)} target="_top">
            {key}
          </a>
        </li>
      ))}
    </ul>
  );
}

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

type Say = (words: Words) => string;

/** What is there to read before one chooses it. */
function Written({ docs, say }: { docs: ComponentDocs; say: Say }) {
  return (
    <>
      <Section title={say(frame.instead)}>
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
      <Section title={say(frame.anatomy)}>
        <Anatomy isOverlay={docs.isOverlay} parts={docs.anatomy} say={say} story={docs.anatomyStory} />
      </Section>
      <Section title={say(frame.states)}>
        {docs.states.map(([story, ...caption]) => (
          <figure className="docs-state" key={story}>
            <figcaption>{say(caption)}</figcaption>
            <Shown isOverlay={docs.isOverlay} story={story} />
          </figure>
        ))}
      </Section>
      <Section title={say(frame.examples)}>
        <div className="docs-examples">
          <Examples isOverlay={docs.isOverlay} kind="good" of={docs.good} say={say} />
          <Examples isOverlay={docs.isOverlay} kind="bad" of={docs.bad} say={say} />
        </div>
      </Section>
      <Section title={say(frame.keyboard)}>
        {docs.keyboard.length === 0 ? (
          <p>{say(frame.noKeys)}</p>
        ) : (
          <table>
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
      <Section title={say(frame.speech)}>
        <p>{say(docs.speech)}</p>
      </Section>
      <Section title={say(frame.layout)}>
        <p>{say(docs.layout)}</p>
      </Section>
    </>
  );
}

/** The page of every component, in the toolbar's language: what people wrote beside it, and what a program can see. */
export default function DocsPage() {
  const context = useContext(DocsContext);
  const primary = context.storyById();
  const key = keyOf(primary.title);
  const { chinese, others } = namesOf(primary.title);
  const facts = factsOf(key);
  const isChinese = useGlobals().locale === "zh_CN";
  const say: Say = ([inChinese, inEnglish]) => (isChinese ? inChinese : inEnglish);
  const [docs, setDocs] = useState<ComponentDocs | null>();
  useEffect(() => {
    docsOf(key).then(setDocs);
  }, [key]);
  // Until it is known whether it covers the page, it is not shown.
  if (docs === undefined) return null;
  if (!facts) return <Canvas of={primary.moduleExport} />;
  return (
    <div className="docs-page" data-docs={docs ? "" : undefined} lang={isChinese ? "zh-CN" : "en"}>
      <Title>{isChinese && chinese ? `${chinese} ${facts.name}` : facts.name}</Title>
      <p className="docs-lead">{docs ? say(docs.purpose) : facts.summary}</p>
      <p className="docs-facts">
        <span className="docs-status" data-status={docs?.status ?? "ready"}>
          {say(frame[docs?.status ?? "ready"])}
        </span>
        {others.length > 0 && (
          <span>
            {say(frame.alsoFound)} {others.join("、")}
          </span>
        )}
        <span>
          {say(frame.source)}{" "}
          {sourceHref ? (
            <a href={`${sourceHref}/${facts.source}`}>{facts.source}</a>
          ) : (
            <code>{facts.source}</code>
          )}
        </span>
      </p>
      <Source code={`import { ${facts.name} } from "${facts.entry}";`} language="tsx" />
      <Shown isOverlay={docs?.isOverlay} code="shown" story="Default" />
      {docs && <Written docs={docs} say={say} />}
      <Section title={say(frame.props)}>
        <PropTables facts={facts} say={say} />
        {!docs?.isOverlay && <Controls />}
      </Section>
      <Section title={say(frame.tokens)}>
        <TokenList none={say(frame.noTokens)} tokens={facts.tokens} />
      </Section>
      {docs && docs.related.length > 0 && (
        <Section title={say(frame.related)}>
          <Links of={docs.related} />
        </Section>
      )}
      {facts.uses.length > 0 && (
        <Section title={say(frame.madeOf)}>
          <Links of={facts.uses} />
        </Section>
      )}
      {facts.usedBy.length > 0 && (
        <Section title={say(frame.usedBy)}>
          <Links of={facts.usedBy} />
        </Section>
      )}
    </div>
  );
}
