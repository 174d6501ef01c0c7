import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "ui/Dialog 对话框 弹窗 抽屉 modal drawer",
  id: "ui-dialog",
  component: Dialog,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: {
    isOpen: true,
    title: "新增收货地址",
    children: <TextField label="收货人" />,
    onClose: fn(),
    labels: { close: "关闭" },
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closes: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog", { name: "新增收货地址" });
    await userEvent.click(screen.getByRole("button", { name: "关闭" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OpensAndGivesFocusBack: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>打开</Button>
        <Dialog
          {...args}
          footer={<Button onPress={() => setOpen(false)}>保存</Button>}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NotDismissable: Story = {
  args: {
    isDismissable: false,
    footer: <Button>我已阅读并同意</Button>,
    title: "企业会员账号使用与管理协议",
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole("button", { name: "关闭" })).toBeNull();
  },
};

export const LongChineseText: Story = {
  args: {
    footer: <Button>确定</Button>,
    children:
      "企业会员账号归属于企业法人主体，管理员可以邀请、审核与移除成员，并可以查看与操作全部订单。".repeat(40),
  },
};

export const AtTheEnd: Story = {
  args: { placement: "end", size: "s", title: "购物车", footer: <Button width="full">去结算</Button> },
};

export const Narrow: Story = {
  args: { footer: <Button width="full">保存</Button> },
  globals: { viewport: { value: "phone" } },
};
