import { CopyButton, type CopyButtonProps } from "@tradehall/ui/CopyButton";
import type { Words } from "@tradehall/ui/component-docs";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@tradehall/ui/Table";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import "./foundations.css";

export type Say = (words: Words) => string;

/** Chooses the words of the toolbar's language. */
export function useSay(): Say {
  const isChinese = useIntl().locale === "zh-CN";
  return ([chinese, english]) => (isChinese ? chinese : english);
}

/** Words with `code` and **strong** parts. */
export function Rich({ of }: { of: Words }) {
  return useSay()(of)
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .map((part, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
      if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
      return part.startsWith("**") ? <strong key={index}>{part.slice(2, -2)}</strong> : part;
    });
}

/** A paragraph. */
export function Say({ of, isMuted }: { of: Words; isMuted?: boolean }) {
  return (
    <div className="foundation-words">
      <Text as="p" tone={isMuted ? "muted" : "text"}>
        <Rich of={of} />
      </Text>
    </div>
  );
}

/** Several short statements. */
export function Points({ of }: { of: readonly Words[] }) {
  return (
    <ul className="foundation-points">
      {of.map((words) => (
        <li key={words[1]}>
          <Rich of={words} />
        </li>
      ))}
    </ul>
  );
}

/** Copies an example. */
export function Copy({ label, ...rest }: Omit<CopyButtonProps, "labels"> & { label: Words }) {
  const say = useSay();
  const labels = {
    copy: say(label),
    copied: say(["已复制", "Copied"]),
    failed: say(["复制失败，请手动复制", "Could not copy; please copy by hand"]),
  };
  return <CopyButton {...rest} labels={labels} />;
}

/** A link to another page of the library, which leaves the frame of the preview. */
export function PageLink({ to, of }: { to: string; of: Words }) {
  return (
    <a href={`?path=/docs/${to}--docs`} target="_top">
      <Rich of={of} />
    </a>
  );
}

/** A table whose cells are words of both languages, or anything. */
export function WordTable(props: {
  caption: Words;
  heads: readonly Words[];
  rows: readonly (readonly (Words | { readonly show: ReactNode })[])[];
}) {
  const say = useSay();
  const isWide = props.heads.length > 3;
  // What scrolls must be reachable by keyboard.
  const scroller = { "data-wide": "", tabIndex: 0, role: "group", "aria-label": say(props.caption) };
  return (
    <div className="foundation-table" {...(isWide && scroller)}>
      <Table caption={say(props.caption)} isCaptionHidden>
        <TableHead>
          <TableRow>
            {props.heads.map((head) => (
              <TableHeader key={head[1]}>{say(head)}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {props.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
            <TableRow key={index}>
              {row.map((cell, column) => (
                <TableCell key={props.heads[column]?.[1]}>
                  {"show" in cell ? cell.show : <Rich of={cell} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** Something live on a card, and a line that says what it shows. */
export function Shown({ of, children }: { of: Words; children: ReactNode }) {
  return (
    <Surface as="section" padding="l">
      <Stack space="m">
        <Text as="p" size="s" tone="muted">
          <Rich of={of} />
        </Text>
        <div>{children}</div>
      </Stack>
    </Surface>
  );
}

export interface Section {
  /** Its anchor. */
  id: string;
  title: Words;
  content: ReactNode;
}

export interface FoundationPageProps {
  title: Words;
  lead: Words;
  sections: readonly Section[];
}

/** A page of the foundations: its title, what it says in a sentence, where to find what, and the parts. */
export function FoundationPage({ title, lead, sections }: FoundationPageProps) {
  const say = useSay();
  return (
    <article className="foundation">
      <Stack space="xl">
        <Stack space="s">
          <Heading level={1} size="display">
            {say(title)}
          </Heading>
          <Say isMuted of={lead} />
          <nav aria-label={say(["本页内容", "On this page"])} className="foundation-nav">
            {sections.map((section) => (
              <a href={`#${section.id}`} key={section.id} target="_self">
                {say(section.title)}
              </a>
            ))}
          </nav>
        </Stack>
        {sections.map((section) => (
          <Stack as="section" aria-labelledby={section.id} key={section.id} space="m">
            <Heading id={section.id} level={2} size="l">
              {say(section.title)}
            </Heading>
            {section.content}
          </Stack>
        ))}
      </Stack>
    </article>
  );
}
