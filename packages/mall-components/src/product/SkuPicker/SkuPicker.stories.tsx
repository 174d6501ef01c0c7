import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleSkus, sampleSpecs, sampleSwatches } from "../../samples/product-detail.ts";
import { words } from "./SkuPicker.messages.ts";
import { SkuPicker } from "./SkuPicker.tsx";

const meta = {
  title: "product/SkuPicker 规格选择 选规格 颜色尺码 SKU",
  id: "product-skupicker",
  component: SkuPicker,
  args: { specs: sampleSpecs, skus: sampleSkus, selection: {}, onChange: fn() },
} satisfies Meta<typeof SkuPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Impossible: Story = {
  args: { selection: { 颜色: "银灰" }, swatches: sampleSwatches },
  play: async ({ canvas, userEvent, args }) => {
    const clash = canvas.getByRole("radio", {
      name: messageText(words.conflict, { value: "双电池+工具箱" }),
    });
    await userEvent.click(clash);
    await expect(args.onChange).toHaveBeenCalledWith({ 颜色: "钢蓝", 套装: "双电池+工具箱" });
    await expect(canvas.getByText(messageText(words.moved, { values: "钢蓝" }))).toBeVisible();
  },
};
export const ArrowKeys: Story = {
  args: { selection: { 颜色: "橙黑" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "橙黑" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "钢蓝" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith({ 颜色: "钢蓝" });
  },
};
export const Links: Story = {
  args: { selection: { 颜色: "橙黑" }, skuHref: (skuId) => `#sku-${skuId}` },
  play: async ({ canvas, userEvent, args }) => {
    const value = canvas.getByRole("radio", { name: "钢蓝" });
    const sku = sampleSkus.find(({ values, stock }) => values.颜色 === "钢蓝" && stock > 0);
    await expect(value).toHaveAttribute("href", `#sku-${sku?.id}`);
    await userEvent.click(value);
    await expect(args.onChange).toHaveBeenCalledWith({ 颜色: "钢蓝" });
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const SoldOutValue: Story = { args: { selection: { 颜色: "钢蓝" } } };
export const Missing: Story = { args: { selection: { 颜色: "橙黑" }, isMissingShown: true } };
export const Disabled: Story = { args: { isDisabled: true } };
