import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { sampleParameters } from "../../samples/catalog-detail.ts";
import { said } from "../../samples/said.ts";
import { ParameterTable } from "./ParameterTable.tsx";

const meta = {
  title: "catalog/ParameterTable",
  component: ParameterTable,
  args: { parameters: sampleParameters },
} satisfies Meta<typeof ParameterTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const More: Story = {
  args: { visibleCount: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("整机重量")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: said(actWords.more) }));
    await expect(canvas.getByText("整机重量")).toBeVisible();
  },
};
export const Empty: Story = { args: { parameters: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
