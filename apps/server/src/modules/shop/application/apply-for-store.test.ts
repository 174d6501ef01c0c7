import { getMyStore } from "@tradehall/api-client/endpoints/shop/application/get-my-store";
import { withdrawStore } from "@tradehall/api-client/endpoints/shop/application/withdraw-store";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { files, storeApplications } from "#server/db/schema/index.ts";
import { appliedStore, applyWith, review, storePicturesOf } from "#server/testing/stores.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const rows = () => server.database.db.select().from(storeApplications);
beforeEach(async () => {
  await server.database.db.delete(storeApplications);
});

test("an application waits for the platform, its pictures behind signatures", async () => {
  const pictures = await storePicturesOf(server, buyer);
  const token = await server.signIn(buyer);
  const sent = { ...pictures, tel: "０５７７ 86660214", shopName: " 诚泰　标准件 " };
  expect((await applyWith(server, token, sent)).data).toMatchObject({
    ...{ state: "underReview", actions: ["withdraw"], shopId: null },
  });
  const { data } = await server.call(getMyStore, {}, { token });
  expect(data.application).toMatchObject({
    ...{ shopName: "诚泰 标准件", tel: "057786660214", province: "浙江省", area: "龙湾区", remarks: "" },
    decideTime: null,
  });
  expect(data.application?.licence).toMatch(new RegExp(`^${pictures.licence}\\?who=${buyer}&until=`));
  const shown = await server.app.inject({ url: data.application?.idFront ?? "" });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers["cache-control"]).toContain("no-store");
  expect((await server.app.inject({ url: pictures.idFront })).statusCode).toBe(404);
  const foreign = { authorization: await server.signIn(other) };
  expect((await server.app.inject({ url: pictures.idFront, headers: foreign })).statusCode).toBe(404);
});

test("everything that is wrong is said at once, by field", async () => {
  const token = await server.signIn(buyer);
  const changes = {
    shopName: "<诚泰>",
    contact: "",
    tel: "12",
    areaId: 310_115,
    addr: "路",
    intro: "短",
    logo: "",
  };
  const answer = await applyWith(server, token, { ...changes, latitude: 80, longitude: null });
  expect(answer).toMatchObject({
    code: "A00001",
    data: {
      fields: {
        shopName: "店铺名称只能包含汉字、字母、数字和空格",
        contact: "请输入联系人",
        tel: "请输入正确的手机号或带区号的固定电话",
        areaId: "请选择完整的省、市、区",
        addr: "长度需为 5-50 个字符",
        latitude: "请在地图范围内标记位置，或清除标记",
        longitude: "请在地图范围内标记位置，或清除标记",
        intro: "长度需为 10-200 个字符",
        logo: "请上传店铺标志",
      },
    },
  });
  expect(await rows()).toEqual([]);
});

test("pictures of another buyer, of another purpose and swept ones are asked for again", async () => {
  const [mine, theirs] = [await storePicturesOf(server, buyer), await storePicturesOf(server, other)];
  await server.database.db.delete(files).where(eq(files.path, mine.idBack));
  const token = await server.signIn(buyer);
  const answer = await applyWith(server, token, { ...mine, licence: mine.logo, idFront: theirs.idFront });
  const gone = "图片已失效，请重新上传";
  expect(answer.data).toEqual({ fields: { licence: gone, idFront: gone, idBack: gone } });
});

test("a name that a shop has is refused beside its field", async () => {
  const pictures = await storePicturesOf(server, buyer);
  const token = await server.signIn(buyer);
  const { data } = await applyWith(server, token, { ...pictures, shopName: "自营店" });
  expect(data).toEqual({ fields: { shopName: "该店铺名称已被使用，请换一个" } });
});

test("two that are sent at once make one application", async () => {
  const pictures = await storePicturesOf(server, buyer);
  const token = await server.signIn(buyer);
  const answers = await Promise.all([1, 2].map(() => applyWith(server, token, pictures)));
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
  expect(answers.find(({ success }) => !success)?.msg).toBe("开店申请状态已变更，请刷新后查看");
  expect(await rows()).toHaveLength(1);
});

test("a refused one is sent again, and its old pictures are left to the sweep", async () => {
  const applicationId = await appliedStore(server, buyer);
  const [before] = await rows();
  await review(server, applicationId, { result: "refuse", remarks: "营业执照照片不清晰" });
  const token = await server.signIn(buyer);
  const licence = (await storePicturesOf(server, buyer)).licence;
  const kept = { logo: before?.logo ?? "", idFront: before?.idFront ?? "", idBack: before?.idBack ?? "" };
  const { data } = await applyWith(server, token, { ...kept, licence });
  expect(data).toMatchObject({ state: "underReview", applicationId });
  expect(await rows()).toMatchObject([{ remarks: "", decidedAt: null }]);
  const left = await server.database.db
    .select()
    .from(files)
    .where(eq(files.path, before?.licence ?? ""));
  expect(left.map(({ usedAt }) => usedAt)).toEqual([null]);
});

test("while the platform decides, one of the two comes first and the other is told", async () => {
  const applicationId = await appliedStore(server, buyer);
  const token = await server.signIn(buyer);
  const answers = await Promise.all([
    server.call(withdrawStore, {}, { token }),
    review(server, applicationId, { result: "pass" }),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const { data } = await server.call(getMyStore, {}, { token });
  expect(["withdrawn", "notOpen"]).toContain(data.state);
});

test("nothing without a session", async () => {
  expect(await applyWith(server, undefined, {})).toMatchObject({ code: "A00004", status: 401 });
});
