import type { Meta, StoryObj } from "@storybook/react-vite";
import { StockNote } from "./StockNote.tsx";

const meta = {
  title: "product/StockNote 库存提示 有货 售罄 stock",
  id: "product-stocknote",
  component: StockNote,
  args: { stock: 320 },
} satisfies Meta<typeof StockNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Exact: Story = { args: { isExact: true } };
export const Low: Story = { args: { stock: 6 } };
export const SoldOut: Story = { args: { stock: 0 } };
export const NotChosen: Story = { args: { stock: undefined } };
