import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "ui/CopyButton 复制按钮 剪贴板 copy",
  id: "ui-copybutton",
  component: CopyButton,
  args: { text: "202611210001", labels: { copy: "复制订单号", copied: "已复制", failed: "复制失败" } },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copies: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "复制订单号" }));
    await expect(write).toHaveBeenCalledWith("202611210001");
    await expect(await canvas.findByText("已复制")).toBeInTheDocument();
  },
};

export const WithWords: Story = { args: { variant: "text", size: "m" } };

/** Neither the clipboard nor a selection may be used. */
export const Fails: Story = {
  ...WithWords,
  tags: ["!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("", "NotAllowedError"));
    spyOn(document, "execCommand").mockReturnValue(false);
    await userEvent.click(canvas.getByRole("button", { name: "复制订单号" }));
    await expect(await canvas.findByRole("button", { name: "复制失败" })).toBeVisible();
    await expect(canvasElement.querySelector("[aria-live]")).toHaveTextContent("复制失败");
  },
};
