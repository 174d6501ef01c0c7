import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { sampleFacets as rows } from "../../samples/catalog-facets.ts";
import { said } from "../../samples/said.ts";
import { words } from "./FacetPanel.messages.ts";
import { FacetPanel } from "./FacetPanel.tsx";

const meta = {
  title: "catalog/FacetPanel",
  component: FacetPanel,
  args: { rows },
} satisfies Meta<typeof FacetPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Multiple: Story = {
  args: { onApply: fn(), form: { action: "/list", hiddenFor: () => [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: said(words.multiple) }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "锐擎" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "安盾" }));
    await expect(canvas.getByRole("checkbox", { name: "云墨" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: said(actWords.apply) }));
    await expect(args.onApply).toHaveBeenCalledWith("brandIds", ["锐擎", "安盾"]);
  },
};
export const More: Story = {
  args: { rows: rows.map((row) => ({ ...row, options: rows.flatMap((one) => one.options) })).slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("200-500")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: said(actWords.more) }));
    await expect(canvas.getByText("200-500")).toBeVisible();
  },
};
export const None: Story = { args: { rows: [] } };
export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(rows[1]?.label ?? "")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: said(words.moreRows) }));
    await expect(canvas.getByText(rows[1]?.label ?? "")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: said(words.fewerRows) }));
    await expect(canvas.getByText(rows[1]?.label ?? "")).not.toBeVisible();
  },
};
