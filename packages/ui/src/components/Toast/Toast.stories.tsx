import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { toast } from "./toast-store.ts";

const undo = fn();

const meta = {
  title: "ui/Toast 轻提示 消息提示 吐司 message toast",
  id: "ui-toast",
  component: ToastRegion,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { label: "提示消息", labels: { dismiss: "关闭" } },
  beforeEach: () => toast.clear(),
  render: (args) => (
    <>
      <Inline>
        <Button onPress={() => toast.show({ message: "收藏成功", tone: "success" })}>成功</Button>
        <Button onPress={() => toast.show({ message: "库存不足", tone: "danger", durationMs: 1500 })}>
          错误
        </Button>
        <Button
          onPress={() =>
            toast.show({ message: "已从购物车移除", action: { label: "撤销", onPress: () => undo() } })
          }
        >
          撤销
        </Button>
      </Inline>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What a press on 成功 shows; toasts leave by themselves, so that the docs show none. */
export const Success: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "成功" }));
    await waitFor(() => expect(canvas.getByText("收藏成功")).toBeVisible());
  },
};

export const ErrorLeavesByItself: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "错误" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("库存不足");
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull(), { timeout: 4000 });
  },
};

export const Undo: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "撤销" }));
    const region = canvas.getByRole("region", { name: "提示消息" });
    const action = region.querySelector("button");
    await expect(action).toHaveTextContent("撤销");
    if (action) await userEvent.click(action);
    await expect(undo).toHaveBeenCalled();
    await expect(canvas.queryByText("已从购物车移除")).toBeNull();
  },
};
