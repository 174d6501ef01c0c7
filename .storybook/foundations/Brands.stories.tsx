import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { baigong } from "../../packages/ui/src/themes/baigong/baigong.ts";
import type { ColorToken } from "../../packages/ui/src/tokens/shape.ts";
import { weakPairs } from "../../packages/ui/src/tokens/weak-pairs.ts";
import { hongyan } from "../brands/hongyan.ts";
import { Brands, Worn } from "./Brands.tsx";
import { foundation } from "./foundation-meta.tsx";
import { variableLines } from "./variable-lines.ts";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Brands 品牌 换肤 主题",
  id: "foundations-brands",
  component: Brands,
} satisfies Meta<typeof Brands>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** `#rrggbb` as the browser says it. */
const asRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

type Accents = Record<"accent" | "accentHover", string>;

/** The button has the accent's ground: that of a hover, too, since the machine's pointer may be over it. */
const expectAccent = ({ accent, accentHover }: Accents, button: HTMLElement) =>
  expect([accent, accentHover].map(asRgb)).toContain(getComputedStyle(button).backgroundColor);

export const TypedFile: Story = {
  tags: ["!autodocs"],
  globals: { brand: "hongyan", scheme: "light" },
  render: () => <Worn />,
  play: async ({ canvas }) => {
    const { color, radius } = hongyan.light;
    const button = canvas.getByRole("button");
    await expectAccent(color, button);
    await expect(getComputedStyle(button).borderTopLeftRadius).toBe(radius.control);
    await expect(getComputedStyle(canvas.getByRole("link")).color).toBe(asRgb(color.link));
  },
};

export const TypedFileInTheDark: Story = {
  ...TypedFile,
  globals: { brand: "hongyan", scheme: "dark" },
  play: async ({ canvas }) => {
    await expectAccent(hongyan.dark.color, canvas.getByRole("button"));
  },
};

const given = Object.fromEntries(
  [...variableLines.matchAll(/--mall-(\w+)-(\w+): ([^;]+);/g)].map(([, group, name, value]) => [
    `${group}.${name}`,
    value ?? "",
  ]),
);

/** The lines of the how-to, over the theme of the first brand. */
export const Variables: Story = {
  tags: ["!autodocs"],
  globals: { brand: "baigong", scheme: "light" },
  render: () => (
    <>
      <style>{variableLines}</style>
      <Worn />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const [accent = "", accentHover = ""] = [given["color.accent"], given["color.accentHover"]];
    await expectAccent({ accent, accentHover }, button);
    await expect(getComputedStyle(button).borderTopLeftRadius).toBe(given["radius.control"]);
    await expect(getComputedStyle(canvas.getByRole("link")).color).toBe(asRgb(given["color.link"] ?? ""));
    // Every name is one of the tokens, and what is given can be read upon what is not.
    await expect(Object.keys(given)).toHaveLength(10);
    const { color, ...groups } = baigong.light;
    const own = Object.entries(given).map(
      ([name, value]) => [name.split(".") as [string, string], value] as const,
    );
    const tokens: Record<string, object> = { color, ...groups };
    for (const [[group, name]] of own) await expect(tokens[group]).toHaveProperty(name);
    const colors = own.flatMap(([[group, name], value]) =>
      group === "color" ? [[name as ColorToken, value] as const] : [],
    );
    const light = { ...baigong.light, color: { ...color, ...Object.fromEntries(colors) } };
    await expect(weakPairs({ light })).toEqual([]);
  },
};

/** In the dark the theme keeps its own colours. */
export const VariablesInTheDark: Story = {
  ...Variables,
  globals: { brand: "baigong", scheme: "dark" },
  play: async ({ canvas }) => {
    await expectAccent(baigong.dark.color, canvas.getByRole("button"));
  },
};
