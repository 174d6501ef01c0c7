import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleParameters } from "../../samples/product-detail.ts";
import { ParameterTable } from "./ParameterTable.tsx";

const meta = {
  title: "product/ParameterTable 参数表 规格参数 商品参数 parameters",
  id: "product-parametertable",
  component: ParameterTable,
  args: { parameters: sampleParameters },
} satisfies Meta<typeof ParameterTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { parameters: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
