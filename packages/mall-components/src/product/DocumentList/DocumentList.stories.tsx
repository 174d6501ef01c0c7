import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { longName } from "../../samples/products.ts";
import { words } from "./DocumentList.messages.ts";
import { DocumentList } from "./DocumentList.tsx";

const documents = [
  { id: "1", name: "产品规格书", href: "/prod-file?kind=datasheet", type: "PDF" },
  { id: "2", name: "检测报告", href: "/prod-file?kind=report", type: "PDF", bytes: 482_000 },
  { id: "3", name: `${longName} 三维图纸`, href: "/prod-file?kind=drawing", type: "STEP", bytes: 18_400_000 },
];
const meta = {
  title: "product/DocumentList 资料下载 规格书 检测报告 图纸 download",
  id: "product-documentlist",
  component: DocumentList,
  args: { documents },
} satisfies Meta<typeof DocumentList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = {
  args: { documents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.none))).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
