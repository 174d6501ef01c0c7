import type { Meta, StoryObj } from "@storybook/react-vite";
import { avatarLimits, uploadLimits } from "@tradehall/mall-rules/limits";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./AvatarField.messages.ts";
import { AvatarField } from "./AvatarField.tsx";

const avatar =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E";

const meta = {
  title: "account/AvatarField 头像设置 上传头像 更换头像 avatar upload",
  id: "account-avatarfield",
  component: AvatarField,
  args: { name: "采购小王", avatar: "", onFile: fn() },
} satisfies Meta<typeof AvatarField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnPicture: Story = {
  args: { avatar, onReset: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.reset) }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
export const ChoosesAFile: Story = {
  tags: ["!autodocs"],
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector("input[type=file]") as HTMLInputElement;
    await userEvent.upload(input, new File(["x"], "photo.png", { type: "image/png" }));
    await expect(mocked(args.onFile).mock.lastCall?.[0].name).toBe("photo.png");
  },
};
export const Refused: Story = {
  args: { avatar, errorMessage: "仅支持 JPG、PNG、WebP 格式的图片" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(String(args.errorMessage));
    await expect(
      canvas.getByText(
        messageText(words.hint, { mb: uploadLimits.imageBytes / 1_048_576, min: avatarLimits.minEdge }),
      ),
    ).toBeVisible();
  },
};
export const Pending: Story = { args: { avatar, isPending: true } };
export const Narrow: Story = { args: { avatar }, globals: { viewport: { value: "phone" } } };
