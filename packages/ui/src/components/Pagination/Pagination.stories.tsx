import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "ui/Pagination 分页 页码 翻页 pager",
  id: "ui-pagination",
  component: Pagination,
  args: {
    page: 1,
    pageCount: 5,
    labels: {
      navigation: "分页",
      previous: "上一页",
      next: "下一页",
      page: (page) => `第 ${page} 页`,
      jump: "跳至",
      go: "确定",
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const GoesToAPage: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "上一页" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "第 3 页" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const ManyPages: Story = {
  args: { page: 20, pageCount: 86, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "第 20 页" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("button", { name: "第 10 页" })).toBeNull();
    await userEvent.type(canvas.getByLabelText("跳至"), "４２{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(42);
    await userEvent.type(canvas.getByLabelText("跳至"), "999{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(86);
  },
};

export const AsLinks: Story = {
  args: { page: 2, hrefFor: (page) => `/list?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "下一页" })).toHaveAttribute("href", "/list?page=3");
  },
};

export const Compact: Story = { args: { variant: "compact", page: 3, onChange: fn() } };

export const Narrow: Story = {
  args: { page: 20, pageCount: 86, onChange: fn() },
  globals: { viewport: { value: "phone" } },
};
