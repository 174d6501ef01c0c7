import { Canvas, Controls, DocsContext, Source, Title } from "@storybook/addon-docs/blocks";
import type { ComponentDocs } from "@tradehall/ui/component-docs";
import { useContext, useEffect, useState } from "react";
import { docsOf, factsOf, keyOf, namesOf } from "./facts.ts";
import { Contents, Links, linkSections, type Say, Section, writtenSections } from "./PageParts.tsx";
import { PropTables } from "./PropTables.tsx";
import { Shown } from "./Shown.tsx";
import { sourceHref } from "./source-href.ts";
import { TokenList } from "./TokenList.tsx";
import { useGlobals } from "./use-globals.ts";
import { Written } from "./Written.tsx";
import { frame } from "./words.ts";
import "./docs.css";

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
  const links = { related: docs?.related ?? [], madeOf: facts.uses, usedBy: facts.usedBy };
  const linked = linkSections.filter((one) => links[one].length > 0);
  return (
    <div className="docs-page" data-docs={docs ? "" : undefined} lang={isChinese ? "zh-CN" : "en"}>
      <Contents of={[...(docs ? writtenSections : []), "props", "tokens", ...linked]} say={say} />
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
      <Section of="props" say={say}>
        <PropTables facts={facts} say={say} />
        {!docs?.isOverlay && <Controls />}
      </Section>
      <Section of="tokens" say={say}>
        <TokenList none={say(frame.noTokens)} tokens={facts.tokens} />
      </Section>
      {linked.map((one) => (
        <Section key={one} of={one} say={say}>
          <Links of={links[one]} />
        </Section>
      ))}
    </div>
  );
}
