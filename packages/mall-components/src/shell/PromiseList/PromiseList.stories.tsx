import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "@tradehall/ui/Surface";
import { expect } from "storybook/test";
import { PromiseList } from "./PromiseList.tsx";

const meta = {
  title: "shell/PromiseList",
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "服务承诺" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};
export const Panel: Story = { args: { variant: "panel" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const PanelNarrow: Story = {
  args: { variant: "panel" },
  globals: { viewport: { value: "phone" } },
};
