// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
// validate-story-state.js
var validateStoryState = validate20, schema31 = { $id: "story-state.schema.json", type: "object", properties: { place: { type: "string" }, time: { type: "object", required: ["minutes"], properties: { minutes: { type: "number", minimum: 0 } } }, people: { type: "object", additionalProperties: { $ref: "#/$defs/person" } }, inventory: { type: "object", additionalProperties: { type: ["number", "object", "boolean"] } }, stats: { type: "object", additionalProperties: { type: "number" } }, counters: { type: "object", additionalProperties: { type: "number" } }, flags: { type: "object" }, beats: { type: "object", additionalProperties: { $ref: "#/$defs/beatBehind" } }, ending: { type: "string" } }, $defs: { person: { type: "object", properties: { feeling: { type: "number", minimum: -100, maximum: 100 }, feltAt: { type: "number" }, place: { type: "string" }, knows: { type: "array", items: { type: "string" } } } }, beatBehind: { type: "object", required: ["scene"], properties: { scene: { type: "integer", minimum: 0 } } } } };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.place !== void 0 && typeof data.place != "string") {
      let err0 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.time !== void 0) {
      let data1 = data.time;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.minutes === void 0) {
          let err1 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/required", keyword: "required", params: { missingProperty: "minutes" }, message: "must have required property 'minutes'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data1.minutes !== void 0) {
          let data2 = data1.minutes;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 0 || isNaN(data2)) {
              let err2 = { instancePath: instancePath + "/time/minutes", schemaPath: "#/properties/time/properties/minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/time/minutes", schemaPath: "#/properties/time/properties/minutes/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.people !== void 0) {
      let data3 = data.people;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key0 in data3) {
          let data4 = data3[key0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.feeling !== void 0) {
              let data5 = data4.feeling;
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 100 || isNaN(data5)) {
                  let err5 = { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/feeling", schemaPath: "#/$defs/person/properties/feeling/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
                if (data5 < -100 || isNaN(data5)) {
                  let err6 = { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/feeling", schemaPath: "#/$defs/person/properties/feeling/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 }, message: "must be >= -100" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/feeling", schemaPath: "#/$defs/person/properties/feeling/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data4.feltAt !== void 0) {
              let data6 = data4.feltAt;
              if (!(typeof data6 == "number" && isFinite(data6))) {
                let err8 = { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/feltAt", schemaPath: "#/$defs/person/properties/feltAt/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data4.place !== void 0 && typeof data4.place != "string") {
              let err9 = { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/place", schemaPath: "#/$defs/person/properties/place/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data4.knows !== void 0) {
              let data8 = data4.knows;
              if (Array.isArray(data8)) {
                let len0 = data8.length;
                for (let i0 = 0; i0 < len0; i0++)
                  if (typeof data8[i0] != "string") {
                    let err10 = { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/knows/" + i0, schemaPath: "#/$defs/person/properties/knows/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
              } else {
                let err11 = { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/knows", schemaPath: "#/$defs/person/properties/knows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
          } else {
            let err12 = { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/person/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      else {
        let err13 = { instancePath: instancePath + "/people", schemaPath: "#/properties/people/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.inventory !== void 0) {
      let data10 = data.inventory;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10))
        for (let key1 in data10) {
          let data11 = data10[key1];
          if (!(typeof data11 == "number" && isFinite(data11)) && !(data11 && typeof data11 == "object" && !Array.isArray(data11)) && typeof data11 != "boolean") {
            let err14 = { instancePath: instancePath + "/inventory/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/inventory/additionalProperties/type", keyword: "type", params: { type: schema31.properties.inventory.additionalProperties.type }, message: "must be number,object,boolean" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      else {
        let err15 = { instancePath: instancePath + "/inventory", schemaPath: "#/properties/inventory/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.stats !== void 0) {
      let data12 = data.stats;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12))
        for (let key2 in data12) {
          let data13 = data12[key2];
          if (!(typeof data13 == "number" && isFinite(data13))) {
            let err16 = { instancePath: instancePath + "/stats/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/stats/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      else {
        let err17 = { instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data14 = data.counters;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14))
        for (let key3 in data14) {
          let data15 = data14[key3];
          if (!(typeof data15 == "number" && isFinite(data15))) {
            let err18 = { instancePath: instancePath + "/counters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      else {
        let err19 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.flags !== void 0) {
      let data16 = data.flags;
      if (!(data16 && typeof data16 == "object" && !Array.isArray(data16))) {
        let err20 = { instancePath: instancePath + "/flags", schemaPath: "#/properties/flags/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.beats !== void 0) {
      let data17 = data.beats;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17))
        for (let key4 in data17) {
          let data18 = data17[key4];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.scene === void 0) {
              let err21 = { instancePath: instancePath + "/beats/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/beatBehind/required", keyword: "required", params: { missingProperty: "scene" }, message: "must have required property 'scene'" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data18.scene !== void 0) {
              let data19 = data18.scene;
              if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
                let err22 = { instancePath: instancePath + "/beats/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/scene", schemaPath: "#/$defs/beatBehind/properties/scene/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
              if (typeof data19 == "number" && isFinite(data19) && (data19 < 0 || isNaN(data19))) {
                let err23 = { instancePath: instancePath + "/beats/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/scene", schemaPath: "#/$defs/beatBehind/properties/scene/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
          } else {
            let err24 = { instancePath: instancePath + "/beats/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/beatBehind/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      else {
        let err25 = { instancePath: instancePath + "/beats", schemaPath: "#/properties/beats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.ending !== void 0 && typeof data.ending != "string") {
      let err26 = { instancePath: instancePath + "/ending", schemaPath: "#/properties/ending/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: { place: !0, time: !0, people: !0, inventory: !0, stats: !0, counters: !0, flags: !0, beats: !0, ending: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  validateStoryState
};
