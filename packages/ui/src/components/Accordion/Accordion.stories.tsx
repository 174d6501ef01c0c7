import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Accordion } from "./Accordion.tsx";

const items = [
  {
    id: "pay",
    title: "对公转账多久到账？",
    children: "工作日 17:00 前的转账当天到账，之后的次日到账。",
  },
  {
    id: "invoice",
    title: "可以开增值税专用发票吗？",
    children: "可以。在“我的发票”中补全企业抬头后申请，确认收货后开具。",
  },
  {
    id: "return",
    title: "哪些商品不支持 7 天无理由退货？",
    children: "定制、裁切的商品，以及拆封后影响安全或卫生的商品。",
  },
];

const meta = {
  title: "ui/Accordion 折叠面板 手风琴 常见问题 FAQ collapse",
  id: "ui-accordion",
  component: Accordion,
  args: { items, defaultOpen: ["pay"] },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opening one closes the one before. Keys reach each title; Enter and Space are the browser's own. */
export const OneAtATime: Story = {
  tags: ["!autodocs"],
  args: { onOpenChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/工作日/)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const title = canvas.getByText("可以开增值税专用发票吗？");
    await expect(title.closest("summary")).toHaveFocus();
    await userEvent.click(title);
    await expect(await canvas.findByText(/补全企业抬头/)).toBeVisible();
    await expect(canvas.getByText(/工作日/)).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith("invoice", true);
  },
};

export const Several: Story = { args: { isMultiple: true, defaultOpen: ["pay", "return"] } };

/** Titles are in the page's outline. */
export const Headings: Story = {
  args: { headingLevel: 3, defaultOpen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: "long", title: `${"很长的问题".repeat(20)}？`, children: "LONG-PART-NUMBER-".repeat(12) },
      ...items,
    ],
    defaultOpen: ["long"],
  },
  globals: { viewport: { value: "phone" } },
};
