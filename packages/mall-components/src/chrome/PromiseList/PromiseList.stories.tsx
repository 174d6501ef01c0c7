import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "@tradehall/ui/Surface";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./PromiseList.messages.ts";
import { PromiseList } from "./PromiseList.tsx";

const meta = {
  title: "chrome/PromiseList 服务承诺 服务保障 正品保障 promise",
  id: "chrome-promiselist",
  component: PromiseList,
  decorators: [
    (Story) => (
      <Surface padding="xl">
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof PromiseList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsAList: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: messageText(words.label) })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};
export const Panel: Story = { args: { variant: "panel" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const PanelNarrow: Story = {
  args: { variant: "panel" },
  globals: { viewport: { value: "phone" } },
};
