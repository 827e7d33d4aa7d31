// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
// validate-story-state.js
var validateStoryState = validate21, schema6 = { $id: "story-state.schema.json", type: "object", properties: { place: { type: "string" }, time: { type: "object", required: ["minutes"], properties: { minutes: { type: "number", minimum: 0 } } }, player: { type: "object", properties: { name: { type: "string" }, pronouns: { enum: ["she", "he", "they", "it"] }, race: { type: "string" }, class: { type: "string" }, background: { type: "string" }, traits: { type: "array", items: { type: "string" } }, abilities: { type: "array", items: { type: "string" } } } }, people: { type: "object", additionalProperties: { $ref: "#/$defs/person" } }, inventory: { type: "object", additionalProperties: { type: ["number", "object", "boolean"] } }, stats: { type: "object", additionalProperties: { type: "number" } }, counters: { type: "object", additionalProperties: { type: "number" } }, flags: { type: "object" }, beats: { type: "object", additionalProperties: { $ref: "#/$defs/beatBehind" } }, ending: { type: "string" } }, $defs: { person: { type: "object", properties: { feeling: { type: "number", minimum: -100, maximum: 100 }, feltAt: { type: "number" }, place: { type: "string" }, alive: { type: "boolean" }, settled: { type: "object", additionalProperties: { type: "number" } }, knows: { type: "array", items: { type: "string" } } } }, beatBehind: { type: "object", if: { required: ["skipped"], properties: { skipped: !0 } }, else: { required: ["scene"], properties: { scene: !0 } }, properties: { scene: { type: "integer", minimum: 0 }, outcome: { type: "string" }, skipped: { type: "integer", minimum: 0 } } } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.feeling !== void 0) {
      let data0 = data.feeling;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          let err0 = { instancePath: instancePath + "/feeling", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (data0 < -100 || isNaN(data0)) {
          let err1 = { instancePath: instancePath + "/feeling", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/feeling", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.feltAt !== void 0) {
      let data1 = data.feltAt;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/feltAt", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.place !== void 0 && typeof data.place != "string") {
      let err4 = { instancePath: instancePath + "/place", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.alive !== void 0 && typeof data.alive != "boolean") {
      let err5 = { instancePath: instancePath + "/alive", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.settled !== void 0) {
      let data4 = data.settled;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key0 in data4) {
          let data5 = data4[key0];
          if (!(typeof data5 == "number" && isFinite(data5))) {
            let err6 = { instancePath: instancePath + "/settled/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      else {
        let err7 = { instancePath: instancePath + "/settled", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.knows !== void 0) {
      let data6 = data.knows;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            let err8 = { instancePath: instancePath + "/knows/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        let err9 = { instancePath: instancePath + "/knows", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.skipped === void 0 && (missing0 = "skipped")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), !_valid0) {
    let _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.scene === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "scene" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    let err2 = { instancePath, keyword: "if", params: { failingKeyword: "else" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scene !== void 0) {
      let data0 = data.scene;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/scene", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/scene", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.outcome !== void 0 && typeof data.outcome != "string") {
      let err5 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.skipped !== void 0) {
      let data2 = data.skipped;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/skipped", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err7 = { instancePath: instancePath + "/skipped", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.place !== void 0 && typeof data.place != "string") {
      let err0 = { instancePath: instancePath + "/place", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.time !== void 0) {
      let data1 = data.time;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.minutes === void 0) {
          let err1 = { instancePath: instancePath + "/time", keyword: "required", params: { missingProperty: "minutes" } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data1.minutes !== void 0) {
          let data2 = data1.minutes;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 0 || isNaN(data2)) {
              let err2 = { instancePath: instancePath + "/time/minutes", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/time/minutes", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/time", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.player !== void 0) {
      let data3 = data.player;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.name !== void 0 && typeof data3.name != "string") {
          let err5 = { instancePath: instancePath + "/player/name", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data3.pronouns !== void 0) {
          let data5 = data3.pronouns;
          if (!(data5 === "she" || data5 === "he" || data5 === "they" || data5 === "it")) {
            let err6 = { instancePath: instancePath + "/player/pronouns", keyword: "enum", params: { allowedValues: schema6.properties.player.properties.pronouns.enum } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        if (data3.race !== void 0 && typeof data3.race != "string") {
          let err7 = { instancePath: instancePath + "/player/race", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3.class !== void 0 && typeof data3.class != "string") {
          let err8 = { instancePath: instancePath + "/player/class", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.background !== void 0 && typeof data3.background != "string") {
          let err9 = { instancePath: instancePath + "/player/background", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3.traits !== void 0) {
          let data9 = data3.traits;
          if (Array.isArray(data9)) {
            let len0 = data9.length;
            for (let i0 = 0; i0 < len0; i0++)
              if (typeof data9[i0] != "string") {
                let err10 = { instancePath: instancePath + "/player/traits/" + i0, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
          } else {
            let err11 = { instancePath: instancePath + "/player/traits", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data3.abilities !== void 0) {
          let data11 = data3.abilities;
          if (Array.isArray(data11)) {
            let len1 = data11.length;
            for (let i1 = 0; i1 < len1; i1++)
              if (typeof data11[i1] != "string") {
                let err12 = { instancePath: instancePath + "/player/abilities/" + i1, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
          } else {
            let err13 = { instancePath: instancePath + "/player/abilities", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/player", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.people !== void 0) {
      let data13 = data.people;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13))
        for (let key0 in data13)
          validate22(data13[key0], { instancePath: instancePath + "/people/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err15 = { instancePath: instancePath + "/people", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.inventory !== void 0) {
      let data15 = data.inventory;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15))
        for (let key1 in data15) {
          let data16 = data15[key1];
          if (!(typeof data16 == "number" && isFinite(data16)) && !(data16 && typeof data16 == "object" && !Array.isArray(data16)) && typeof data16 != "boolean") {
            let err16 = { instancePath: instancePath + "/inventory/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: schema6.properties.inventory.additionalProperties.type } };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      else {
        let err17 = { instancePath: instancePath + "/inventory", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.stats !== void 0) {
      let data17 = data.stats;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17))
        for (let key2 in data17) {
          let data18 = data17[key2];
          if (!(typeof data18 == "number" && isFinite(data18))) {
            let err18 = { instancePath: instancePath + "/stats/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      else {
        let err19 = { instancePath: instancePath + "/stats", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data19 = data.counters;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19))
        for (let key3 in data19) {
          let data20 = data19[key3];
          if (!(typeof data20 == "number" && isFinite(data20))) {
            let err20 = { instancePath: instancePath + "/counters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      else {
        let err21 = { instancePath: instancePath + "/counters", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.flags !== void 0) {
      let data21 = data.flags;
      if (!(data21 && typeof data21 == "object" && !Array.isArray(data21))) {
        let err22 = { instancePath: instancePath + "/flags", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.beats !== void 0) {
      let data22 = data.beats;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22))
        for (let key4 in data22)
          validate24(data22[key4], { instancePath: instancePath + "/beats/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data22, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate24.errors : (validate24.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err23 = { instancePath: instancePath + "/beats", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.ending !== void 0 && typeof data.ending != "string") {
      let err24 = { instancePath: instancePath + "/ending", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
  } else {
    let err25 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateStoryState
};
