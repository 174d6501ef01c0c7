import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { samplePicture } from "../../samples/pictures.ts";
import { StorePictureField } from "./StorePictureField.tsx";

const meta = {
  title: "store/StorePictureField 资质上传 营业执照 身份证 licence",
  id: "store-storepicturefield",
  component: StorePictureField,
  args: {
    ...{ kind: "licence", name: "licence", pictures: [] },
    ...{ onAdd: fn(), onMove: fn(), onRemove: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof StorePictureField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Logo: Story = {
  args: {
    kind: "logo",
    pictures: [{ key: "a", src: samplePicture("bolt", 40), state: "done", value: "/files/a.webp" }],
  },
};
export const IdCard: Story = { args: { kind: "idFront" } };
export const IdCardBack: Story = {
  args: {
    kind: "idBack",
    pictures: [{ key: "a", src: samplePicture("box", 200), state: "uploading", progress: 0.6 }],
  },
};
export const TooLarge: Story = {
  args: {
    pictures: [
      { key: "a", src: samplePicture("box", 90), state: "failed", errorMessage: "图片不能超过 10MB" },
    ],
  },
};
/** One alone, though several were chosen. */
export const OneAlone: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("list").querySelector("input[type=file]") as HTMLElement;
    const file = new File(["x"], "licence.png", { type: "image/png" });
    await userEvent.upload(input, file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
