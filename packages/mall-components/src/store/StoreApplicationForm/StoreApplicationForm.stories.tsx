import type { Meta, StoryObj } from "@storybook/react-vite";
import { type StorePicture, storePictures } from "@tradehall/mall-rules/checks/store";
import { expect, fn, mocked } from "storybook/test";
import { storeWords } from "../../messages/store.messages.ts";
import { faultText, messagePattern, messageText } from "../../samples/message-text.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { sampleStore, sampleStoreRegions } from "../../samples/store.ts";
import { StorePictureField } from "../StorePictureField/StorePictureField.tsx";
import { words } from "./StoreApplicationForm.messages.ts";
import { StoreApplicationForm } from "./StoreApplicationForm.tsx";

const nothing = () => {};
const kinds = Object.keys(storePictures) as StorePicture[];
const fields = (areThere: boolean) =>
  Object.fromEntries(
    kinds.map((kind, at) => [
      kind,
      <StorePictureField
        key={kind}
        kind={kind}
        name={kind}
        onAdd={nothing}
        onMove={nothing}
        onRemove={nothing}
        onRetry={nothing}
        pictures={
          areThere
            ? [{ key: kind, src: samplePicture("box", at * 80), state: "done", value: `/files/${kind}.webp` }]
            : []
        }
      />,
    ]),
  ) as Record<StorePicture, React.ReactNode>;

const meta = {
  title: "store/StoreApplicationForm 开店申请 商家入驻 申请表 application",
  id: "store-storeapplicationform",
  component: StoreApplicationForm,
  args: {
    regions: { provinces: sampleStoreRegions.provinces, cities: [], areas: [] },
    pictures: fields(false),
  },
} satisfies Meta<typeof StoreApplicationForm>;
export default meta;

type Story = StoryObj<typeof meta>;
const filled = { regions: sampleStoreRegions, defaultValues: sampleStore, pictures: fields(true) };

export const Default: Story = {};
export const Filled: Story = { args: { ...filled, isAgain: true } };
export const NameFree: Story = { args: { ...filled, nameState: "free" } };
export const NameTaken: Story = { args: { ...filled, nameState: "taken" } };
export const Pending: Story = { args: { ...filled, isPending: true } };
export const Refused: Story = {
  args: {
    ...filled,
    fieldErrors: { shopName: "该店铺名称已被使用，请换一个", licence: "图片已失效，请重新上传" },
    formError: "请检查填写的内容",
  },
};

export const SaysWhatIsMissing: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(storeWords.apply) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const of of ["storeName", "contactName", "storeTel", "detail", "storeIntro"] as const)
      await expect(canvas.getByText(faultText({ reason: "required", of }))).toBeVisible();
    for (const of of ["storeLogo", "storeLicence", "idFront", "idBack"] as const)
      await expect(canvas.getByText(faultText({ reason: "notUploaded", of }))).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: messagePattern(storeWords.shopName) })).toHaveFocus();
  },
};

export const Sends: Story = {
  args: { ...filled, isAgain: true, onSubmit: fn(), onName: fn(), onTyped: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole("textbox", { name: messagePattern(storeWords.shopName) });
    await userEvent.type(name, "&");
    await expect(args.onName).toHaveBeenLastCalledWith(undefined);
    await userEvent.type(name, "{Backspace}厂");
    await expect(args.onName).toHaveBeenLastCalledWith(`${sampleStore.shopName}厂`);
    await userEvent.click(canvas.getByRole("button", { name: messageText(storeWords.resubmit) }));
    const values = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(values)).toMatchObject({
      ...{ ...sampleStore, shopName: `${sampleStore.shopName}厂`, intent: "apply" },
      ...{ logo: "/files/logo.webp", idBack: "/files/idBack.webp" },
    });
  },
};

/** The map follows the region. */
export const WithoutRegion: Story = {
  args: {
    regions: sampleStoreRegions,
    defaultValues: { shopName: sampleStore.shopName },
    onRegionOpen: fn(),
  },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("application")).toBeNull();
    await userEvent.selectOptions(canvas.getAllByRole("combobox")[0] as HTMLElement, "330000");
    await expect(args.onRegionOpen).toHaveBeenCalledWith("city", "330000");
    await expect(canvas.getByRole("application")).toBeVisible();
    await expect(canvas.getByText(messageText(words.papers))).toBeVisible();
  },
};

export const Narrow: Story = { args: filled, globals: { viewport: { value: "phone" } } };
