import type { Words } from "@tradehall/ui/component-docs";
import { SearchField } from "@tradehall/ui/SearchField";
import { useState } from "react";
import { breakpoints } from "../../packages/ui/src/tokens/breakpoints.ts";
import { breakpointMeanings, layerMeanings, meanings } from "../../packages/ui/src/tokens/meanings.ts";
import { shape } from "../../packages/ui/src/tokens/shape.ts";
import { zIndex } from "../../packages/ui/src/tokens/z-index.ts";
import { dresses } from "./brands.ts";
import { FoundationPage, Say, type Section, useSay, WordTable } from "./foundation.tsx";
import { TokenCard } from "./TokenCard.tsx";

type Group = keyof typeof shape;

const groups = {
  color: ["颜色", "Colours"],
  space: ["间距", "Spacing"],
  size: ["尺寸", "Sizes"],
  radius: ["圆角", "Corners"],
  borderWidth: ["线宽", "Borders"],
  font: ["字体", "Typefaces"],
  fontSize: ["字号", "Type sizes"],
  lineHeight: ["行高", "Line height"],
  weight: ["字重", "Weight"],
  letterSpacing: ["字距", "Letter spacing"],
  shadow: ["阴影", "Shadows"],
  duration: ["时长", "Durations"],
  easing: ["缓动", "Easing"],
  ground: ["品牌的底", "Grounds"],
} as const satisfies Readonly<Record<Group, Words>>;

const none: Words = ["没有符合的令牌。", "No token fits."];

/** Plain numbers that are the same in every brand. */
function numbers(
  caption: Words,
  values: Readonly<Record<string, number>>,
  texts: Readonly<Record<string, Words>>,
) {
  return (
    <WordTable
      caption={caption}
      heads={[
        ["名称", "Name"],
        ["值", "Value"],
        ["含义", "Meaning"],
      ]}
      rows={Object.entries(values).map(([name, value]) => [
        { show: <code>{name}</code> },
        { show: value },
        texts[name] ?? ["", ""],
      ])}
    />
  );
}

export interface TokensProps {
  /** The brand of the toolbar. */
  brand: string;
  /** The scheme of the toolbar. */
  scheme: string;
}

/** Every token of the contract: meaning, variable, value in each brand and scheme, contrast. */
export function Tokens({ brand, scheme }: TokensProps) {
  const say = useSay();
  const [wanted, setWanted] = useState("");
  const worn = dresses.find((one) => one.brand === brand && one.scheme === scheme) ?? dresses[0];
  if (!worn) return null;
  const fits = (group: string, name: string, meaning: Words) =>
    `${group}.${name} ${meaning.join(" ")}`.toLowerCase().includes(wanted.toLowerCase());
  const sectionOf = (group: Group): Section => {
    const texts = meanings[group] as Readonly<Record<string, Words>>;
    const found = Object.keys(shape[group]).flatMap((name) => {
      const meaning = texts[name];
      return meaning && fits(group, name, meaning) ? [{ name, meaning }] : [];
    });
    return {
      id: `tokens-${group}`,
      title: groups[group],
      content:
        found.length === 0 ? (
          <Say isMuted of={none} />
        ) : (
          <div>
            {found.map(({ name, meaning }) => (
              <TokenCard group={group} key={name} meaning={meaning} name={name} worn={worn} />
            ))}
          </div>
        ),
    };
  };
  return (
    <FoundationPage
      lead={[
        "令牌是品牌给出的值：颜色、间距、字号。组件只用令牌，所以换一个品牌不用改组件。左边的样子来自工具栏里的品牌，右边列出每个品牌在浅色和深色下的值；颜色还列出它在每种底上的对比度。",
        "Tokens are what a brand gives: colours, distances, sizes of type. Components use nothing else, so another brand changes no component. The looks at the left are those of the toolbar's brand; at the right is each brand's value in light and dark, and for colours the contrast on each ground they are read on.",
      ]}
      sections={[
        {
          id: "tokens-find",
          title: ["查找", "Find"],
          content: (
            <SearchField
              label={say(["查找令牌", "Find a token"])}
              labels={{ clear: say(["清空", "Clear"]) }}
              onChange={setWanted}
              placeholder={say(["名称或含义，如 price、页头", "Name or meaning, such as price or header"])}
            />
          ),
        },
        ...(Object.keys(groups) as Group[]).map(sectionOf),
        {
          id: "tokens-breakpoints",
          title: ["断点", "Breakpoints"],
          content: numbers(["断点，像素", "Breakpoints, px"], breakpoints, breakpointMeanings),
        },
        {
          id: "tokens-layers",
          title: ["层次", "Layers"],
          content: numbers(["层次，z-index", "Layers, z-index"], zIndex, layerMeanings),
        },
      ]}
      title={["令牌", "Tokens"]}
    />
  );
}
