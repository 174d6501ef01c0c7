import type { Words } from "@tradehall/ui/component-docs";
import * as icons from "@tradehall/ui/Icon";
import { CartIcon, Icon, type IconShape, StarIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { LiveRegion } from "@tradehall/ui/LiveRegion";
import { SearchField } from "@tradehall/ui/SearchField";
import { Stack } from "@tradehall/ui/Stack";
import { useState } from "react";
import { Copy, FoundationPage, PageLink, Points, Say, Shown, useSay } from "./foundation.tsx";
import { type IconName, iconWords } from "./icon-words.ts";

const shapes: Readonly<Record<IconName, IconShape>> = icons;
const names = Object.keys(iconWords) as IconName[];

const importOf = (name: IconName) => `import { Icon, ${name} } from "@tradehall/ui/Icon";`;

const rules: readonly Words[] = [
  [
    "图标按含义命名：`WishlistIcon` 是收藏，不叫心形。同一件事到处用同一个图标。",
    "Icons are named by what they mean: `WishlistIcon`, not heart. One thing has the same icon everywhere.",
  ],
  [
    "旁边有文字时，图标是装饰，读屏软件跳过。单独的图标要有 `label`；单独的按钮用 `IconButton`。",
    "Beside words an icon is decoration and is not read aloud. On its own it needs a `label`; as a button take `IconButton`.",
  ],
  [
    "大小有 s、m、l、xl，来自令牌；`text` 跟着旁边的字。颜色用 `tone`，默认与文字相同。",
    "Sizes s, m, l and xl are tokens; `text` follows the words beside it. Its colour is a `tone`, by default that of the words.",
  ],
  ["错误、成功、提醒总是图标加文字。", "Errors, successes and warnings are always an icon and words."],
  [
    "缺少图标时，在 `icons.ts` 里加一行（来自 lucide），再在这里加上中文词。",
    "Where one is missing, add a line to `icons.ts` (they come from lucide), and its words to this page.",
  ],
];

const sizes = ["s", "m", "l", "xl"] as const;
const tones = ["inherit", "muted", "accent", "success", "warning", "danger", "price", "rating"] as const;

/** All icons that fit a word; a press copies the import. */
function Gallery() {
  const say = useSay();
  const [wanted, setWanted] = useState("");
  const [copied, setCopied] = useState<IconName>();
  const word = wanted.trim().toLowerCase();
  const found = names.filter((name) => `${name} ${iconWords[name]}`.toLowerCase().includes(word));
  const copy = async (name: IconName) => {
    await navigator.clipboard.writeText(importOf(name));
    setCopied(name);
  };
  return (
    <Stack space="m">
      <SearchField
        label={say(["搜索图标", "Search icons"])}
        labels={{ clear: say(["清空", "Clear"]) }}
        onChange={setWanted}
        placeholder={say(["英文名或中文：cart、收藏、物流", "English name or Chinese: cart, 收藏, 物流"])}
      />
      <LiveRegion>
        {copied
          ? say([`已复制 ${copied} 的引入代码`, `Copied the import of ${copied}`])
          : say([`${found.length} 个图标`, `${found.length} icons`])}
      </LiveRegion>
      {found.length === 0 && (
        <Say isMuted of={["没有符合的图标，换一个词试试。", "No icon fits; try another word."]} />
      )}
      <ul className="icon-grid">
        {found.map((name) => (
          <li key={name}>
            <button
              className="icon-button"
              onClick={() => void copy(name)}
              title={importOf(name)}
              type="button"
            >
              <Icon as={shapes[name]} size="l" />
              <span>{name}</span>
              <span className="icon-words">
                {copied === name ? say(["已复制", "Copied"]) : iconWords[name].split(" ")[0]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The icons, their rules, and a search in both languages. */
export function Icons() {
  return (
    <FoundationPage
      lead={[
        "所有图标在这里。用英文名或中文词搜索，按一下复制引入代码。",
        "All icons are here. Search by English name or Chinese word; a press copies the import.",
      ]}
      sections={[
        { id: "icons-all", title: ["全部图标", "All icons"], content: <Gallery /> },
        { id: "icons-rules", title: ["规则", "Rules"], content: <Points of={rules} /> },
        {
          id: "icons-looks",
          title: ["大小与颜色", "Sizes and colours"],
          content: (
            <Shown of={["大小 s、m、l、xl；颜色按含义", "Sizes s, m, l, xl; colours by meaning"]}>
              <Stack space="m">
                <Inline space="l">
                  {sizes.map((size) => (
                    <Icon as={CartIcon} key={size} size={size} />
                  ))}
                </Inline>
                <Inline space="l">
                  {tones.map((tone) => (
                    <Inline key={tone} space="xs">
                      <Icon as={StarIcon} isFilled={tone === "rating"} tone={tone} />
                      {tone}
                    </Inline>
                  ))}
                </Inline>
                <Inline space="s">
                  <code>{'<Icon as={CartIcon} size="l" tone="accent" />'}</code>
                  <Copy
                    label={["复制例子", "Copy the example"]}
                    text='<Icon as={CartIcon} size="l" tone="accent" />'
                  />
                </Inline>
                <PageLink of={["Icon 的全部属性", "All props of Icon"]} to="ui-icon" />
              </Stack>
            </Shown>
          ),
        },
      ]}
      title={["图标", "Icons"]}
    />
  );
}
