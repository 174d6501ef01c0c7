import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { storeWords } from "../../messages/store.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { sampleStore } from "../../samples/store.ts";
import { words } from "./StoreSheet.messages.ts";
import { StoreSheet } from "./StoreSheet.tsx";

const { shopName, contact, tel, addr, intro, latitude, longitude } = sampleStore;
const store = {
  ...{ shopName, contact, tel, intro, address: `浙江省温州市龙湾区${addr}` },
  pictures: {
    logo: samplePicture("bolt", 30),
    licence: samplePicture("box", 90),
    idFront: samplePicture("box", 150),
    idBack: samplePicture("box", 210),
  },
};

const meta = {
  title: "store/StoreSheet 开店资料 申请内容 application sheet",
  id: "store-storesheet",
  component: StoreSheet,
  args: { store },
} satisfies Meta<typeof StoreSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPlace: Story = { args: { store: { ...store, place: { latitude, longitude } } } };
export const Looks: Story = {
  args: { onLook: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const name = messageText(words.look, { picture: messageText(storeWords.licence) });
    await userEvent.click(canvas.getByRole("link", { name }));
    await expect(args.onLook).toHaveBeenCalledWith(Object.values(store.pictures), 1);
  },
};
export const LongText: Story = { args: { store: { ...store, intro: intro.repeat(4) } } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
