import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Popconfirm, type PopconfirmProps } from "./Popconfirm.tsx";

const meta = {
  title: "ui/Popconfirm 气泡确认框 确认 删除 confirm",
  id: "ui-popconfirm",
  component: Popconfirm,
  args: {
    trigger: (
      <Button tone="neutral" variant="outline">
        删除地址
      </Button>
    ),
    title: "删除这个地址？",
    confirmLabel: "删除",
    cancelLabel: "再想想",
    onConfirm: fn(),
    placement: "bottom start",
  },
  // Room for what opens.
  decorators: [(Story) => <div style={{ minBlockSize: 220 }}>{Story()}</div>],
} satisfies Meta<typeof Popconfirm>;
export default meta;

type Story = StoryObj<typeof meta>;

const isVisible = async () => waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());

export const Default: Story = {
  args: { isDefaultOpen: true },
  // It takes the focus, so that the docs give it a page of its own.
  parameters: { docs: { story: { inline: false, height: "16rem" } } },
};

const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const IsConfirmed: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "删除地址" });
    await userEvent.click(trigger);
    const question = await screen.findByRole("dialog", { name: "删除这个地址？" });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "删除" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await isGone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The harmless answer comes first; Escape is one, too. */
export const ByKeys: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "删除地址" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const question = await screen.findByRole("dialog");
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "再想想" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await isGone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await isGone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Danger: Story = {
  args: {
    isOpen: true,
    tone: "danger",
    title: "清空购物车？",
    children: "3 件商品会被移出，优惠券不受影响。",
    confirmLabel: "清空",
  },
  play: isVisible,
};

export const Pending: Story = { args: { ...Danger.args, isPending: true }, play: isVisible };

export const Refused: Story = {
  args: { ...Danger.args, errorText: "订单状态已变更，请刷新后再试" },
  play: async () => {
    await isVisible();
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  },
};

/** The parent keeps it open until the act is done; no key closes it meanwhile. */
function UntilDone(args: PopconfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  return (
    <Popconfirm
      {...args}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => {
        setPending(true);
        setTimeout(() => {
          setPending(false);
          setOpen(false);
        }, 1000);
      }}
      onOpenChange={setOpen}
    />
  );
}

export const StaysWhilePending: Story = {
  tags: ["!autodocs"],
  render: (args) => <UntilDone {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "删除地址" }));
    await userEvent.click(await screen.findByRole("button", { name: "删除" }));
    await userEvent.keyboard("{Escape}");
    await isVisible();
    await isGone();
  },
};

export const LongChineseText: Story = {
  args: {
    isOpen: true,
    title: "确认要解除与华东区域采购与供应链管理中心设备维修科的绑定关系吗？",
    children: "解除以后，以该部门名义提交、尚未审批的采购订单会退回到提交人，已审批的不受影响。".repeat(2),
    confirmLabel: "解除绑定关系",
  },
  play: isVisible,
};

export const Narrow: Story = {
  args: { ...LongChineseText.args, title: "解除绑定？", tone: "danger" },
  globals: { viewport: { value: "phone" } },
  play: isVisible,
};
