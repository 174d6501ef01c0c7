/**
 * Words of the trade for one thing. A product whose name, category or specification says one of them is found by the
 * others too. The longest word counts: 螺丝刀 is a screwdriver, not a 螺丝 and hence no bolt.
 */
const groups = `
螺栓 螺丝 螺钉 螺杆
螺丝刀 螺丝批 起子 改锥 旋凿
螺母 螺帽 螺丝帽
垫圈 垫片 介子 华司
铆钉 拉钉
扳手 扳子 板手 搬手
锤子 榔头 手锤 羊角锤 钳工锤
电钻 手电钻 手枪钻
角磨机 磨光机 手磨机 角向磨光机
电烙铁 烙铁
热风枪 烤枪
钻头 钻咀
切割片 砂轮片
卷尺 钢卷尺 盒尺 米尺
安全帽 头盔 工地帽
护目镜 防护眼镜 防护眼罩 防护镜
耳罩 护耳器
手套 劳保手套
防毒面具 防毒面罩 防毒口罩
反光背心 反光衣 反光马甲 警示背心
工作服 工装 劳保服
安全鞋 劳保鞋 工作鞋 防砸鞋
雨靴 雨鞋 水鞋 胶靴
路锥 雪糕筒 雪糕桶 锥形桶 交通锥
急救箱 医药箱 药箱
断路器 空开 空气开关 空气断路器 微断
漏电保护 漏保 漏电开关 漏电断路器
指示灯 信号灯
插座 插排 排插 插线板
网线 网络线 双绞线
投光灯 射灯 泛光灯
灯泡 球泡灯 节能灯
灯管 日光灯 荧光灯
工矿灯 高棚灯 天棚灯
手电筒 手电 电筒
扎带 束线带 捆扎带 扎线带
电工胶带 绝缘胶带 电胶布 电气胶带
端子 线鼻子 冷压端子 接线端子
配电箱 电箱 基业箱 动力箱
油缸 液压缸
止回阀 单向阀 逆止阀
密封圈 密封环 O形圈 O型圈
生料带 四氟带 水胶布
软管 胶管
皮带 传动带 三角带
脚轮 万向轮 轮子
合页 铰链
拉手 把手 提手
挂锁 锁头
万用表 万能表 电工表
钳形表 钳表 钳形电流表
兆欧表 摇表 绝缘电阻测试仪 绝缘表
验电笔 测电笔 电笔 试电笔
压力表 气压表 水压表
测温枪 测温仪 点温仪
热像仪 热成像仪
卡尺 游标卡尺
千分尺 螺旋测微器 分厘卡
百分表 校表
噪音计 声级计 分贝仪 分贝测试仪
液压搬运车 地牛 手动叉车 托盘车 搬运车
手推车 平板车 小推车 推车
人字梯 梯子 折叠梯
手拉葫芦 倒链 链条葫芦
零件盒 螺丝收纳盒 螺丝盒 物料盒
周转箱 物流箱 胶箱 胶框
托盘 卡板 栈板 垫板
纸箱 纸盒 包装箱
封箱胶带 封箱带 封口胶
缠绕膜 拉伸膜 打包膜 裹包膜
气泡膜 泡泡膜 气泡垫 泡泡垫
润滑脂 黄油 锂基脂
除锈剂 松动剂 除锈润滑剂 螺丝松动剂
密封胶 玻璃胶 硅酮胶
螺丝胶 厌氧胶 螺纹胶
瞬干胶 502胶 快干胶 强力胶 胶水
中性笔 签字笔 水笔
记号笔 大头笔 马克笔 油性笔
复印纸 打印纸
笔记本 记事本 记录本
档案盒 文件盒 资料盒
订书机 订书器
回形针 曲别针
硒鼓 墨盒 碳粉盒
摄像头 摄像机 监控
保险柜 保险箱
考勤机 打卡机
清洁剂 清洗剂
拖把 尘推 拖布
扫把 扫帚 笤帚
卷纸 卫生纸 厕纸
擦手纸 抽纸
洗手液 洗手膏
不锈钢 白钢
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Words that a mistyped one may have been meant for. */
export const tradeWords: readonly string[] = groups.flat();

const groupOf = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));
const longestFirst = [...groupOf.keys()].sort((a, b) => b.length - a.length);
const anyWord = new RegExp(longestFirst.join("|"), "g");

/** The other words for what a text says. */
export function synonymsIn(text: string): string[] {
  const textWords = new Set(text.match(anyWord) ?? []);
  return [...new Set([...textWords].flatMap((word) => groupOf.get(word) ?? []))].filter(
    (word) => !textWords.has(word),
  );
}
