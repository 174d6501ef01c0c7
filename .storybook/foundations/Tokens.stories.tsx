import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { foundation } from "./foundation-meta.tsx";
import { Tokens } from "./Tokens.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Tokens 令牌 颜色 字号 间距",
  id: "foundations-tokens",
  component: Tokens,
  args: { brand: "baigong", scheme: "light" },
  render: (_, { globals }) => (
    <Tokens brand={String(globals.brand)} scheme={String(globals.scheme ?? "light")} />
  ),
} satisfies Meta<typeof Tokens>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FindsByMeaning: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "stars");
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};
