// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
// validate-brief.js
var validateBrief = validate21, schema6 = { $id: "brief.schema.json", type: "object", required: ["scene", "campaign", "style", "act", "parts", "begun", "place", "time", "cast", "carried", "roll", "memories", "lore", "never", "limits", "attempt"], properties: { scene: { type: "integer", minimum: 1 }, campaign: { type: "object", required: ["title", "language", "genre"], properties: { title: { type: "string" }, language: { type: "string" }, genre: { type: ["string", "null"] } } }, style: { enum: ["terse", "vivid", "poetic"] }, act: { type: ["object", "null"], required: ["text"], properties: { text: { type: "string" } } }, parts: { type: "array", items: { type: "object", required: ["from", "sentences"], properties: { from: { type: "string" }, sentences: { type: "array", items: { type: "object", required: ["text", "by", "paragraph"], properties: { text: { type: "string" }, by: { type: "string" }, paragraph: { type: "integer", minimum: 0 } } } } } } }, begun: { type: "array", items: { type: "string" } }, place: { type: "object", required: ["id", "name"], properties: { id: { type: "string" }, name: { type: "string" } } }, time: { type: "object", required: ["day", "weekday", "part"], properties: { day: { type: "integer", minimum: 1 }, weekday: { type: ["string", "null"] }, part: { type: ["string", "null"] } } }, cast: { type: "array", items: { type: "object", required: ["id", "name", "role", "isHere", "feeling", "pronouns", "traits"], properties: { id: { type: "string" }, name: { type: "string" }, role: { type: ["string", "null"] }, isHere: { type: "boolean" }, feeling: { type: "number", minimum: -100, maximum: 100 }, pronouns: { type: "string" }, traits: { type: "array", items: { type: "string" } } } } }, carried: { type: "array", items: { type: "string" } }, roll: { type: ["object", "null"], required: ["total", "band"], properties: { total: { type: "number" }, band: { type: ["string", "null"] } } }, memories: { type: "array", items: { type: "object", required: ["id", "summary"], properties: { id: { type: "string" }, summary: { type: "string" } } } }, lore: { type: "array", items: { type: "object", required: ["file", "text", "relevance"], properties: { file: { type: "string" }, text: { type: "string" }, relevance: { type: "number", minimum: 0, maximum: 1 } } } }, never: { type: "object", required: ["lines", "veils", "constraints"], properties: { lines: { type: "array", items: { type: "string" } }, veils: { type: "array", items: { type: "string" } }, constraints: { type: "array", items: { type: "string" } } } }, limits: { type: "object", required: ["words", "characters"], properties: { words: { type: "integer", minimum: 1 }, characters: { type: "integer", minimum: 1 } } }, attempt: { type: "object", required: ["number", "objections"], properties: { number: { type: "integer", minimum: 1, maximum: 2 }, objections: { type: "array", items: { type: "string" } } } } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scene === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "scene" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.campaign === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "campaign" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.style === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "style" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.act === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "act" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.parts === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "parts" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.begun === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "begun" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.place === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "place" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.time === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "time" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.cast === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "cast" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.carried === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "carried" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.roll === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "roll" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.memories === void 0) {
      let err11 = { instancePath, keyword: "required", params: { missingProperty: "memories" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.lore === void 0) {
      let err12 = { instancePath, keyword: "required", params: { missingProperty: "lore" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.never === void 0) {
      let err13 = { instancePath, keyword: "required", params: { missingProperty: "never" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.limits === void 0) {
      let err14 = { instancePath, keyword: "required", params: { missingProperty: "limits" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.attempt === void 0) {
      let err15 = { instancePath, keyword: "required", params: { missingProperty: "attempt" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.scene !== void 0) {
      let data0 = data.scene;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err16 = { instancePath: instancePath + "/scene", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err17 = { instancePath: instancePath + "/scene", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.campaign !== void 0) {
      let data1 = data.campaign;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.title === void 0) {
          let err18 = { instancePath: instancePath + "/campaign", keyword: "required", params: { missingProperty: "title" } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data1.language === void 0) {
          let err19 = { instancePath: instancePath + "/campaign", keyword: "required", params: { missingProperty: "language" } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data1.genre === void 0) {
          let err20 = { instancePath: instancePath + "/campaign", keyword: "required", params: { missingProperty: "genre" } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data1.title !== void 0 && typeof data1.title != "string") {
          let err21 = { instancePath: instancePath + "/campaign/title", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data1.language !== void 0 && typeof data1.language != "string") {
          let err22 = { instancePath: instancePath + "/campaign/language", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data1.genre !== void 0) {
          let data4 = data1.genre;
          if (typeof data4 != "string" && data4 !== null) {
            let err23 = { instancePath: instancePath + "/campaign/genre", keyword: "type", params: { type: schema6.properties.campaign.properties.genre.type } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/campaign", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.style !== void 0) {
      let data5 = data.style;
      if (!(data5 === "terse" || data5 === "vivid" || data5 === "poetic")) {
        let err25 = { instancePath: instancePath + "/style", keyword: "enum", params: { allowedValues: schema6.properties.style.enum } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.act !== void 0) {
      let data6 = data.act;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
        let err26 = { instancePath: instancePath + "/act", keyword: "type", params: { type: schema6.properties.act.type } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.text === void 0) {
          let err27 = { instancePath: instancePath + "/act", keyword: "required", params: { missingProperty: "text" } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data6.text !== void 0 && typeof data6.text != "string") {
          let err28 = { instancePath: instancePath + "/act/text", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      }
    }
    if (data.parts !== void 0) {
      let data8 = data.parts;
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.from === void 0) {
              let err29 = { instancePath: instancePath + "/parts/" + i0, keyword: "required", params: { missingProperty: "from" } };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data9.sentences === void 0) {
              let err30 = { instancePath: instancePath + "/parts/" + i0, keyword: "required", params: { missingProperty: "sentences" } };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data9.from !== void 0 && typeof data9.from != "string") {
              let err31 = { instancePath: instancePath + "/parts/" + i0 + "/from", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data9.sentences !== void 0) {
              let data11 = data9.sentences;
              if (Array.isArray(data11)) {
                let len1 = data11.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data12 = data11[i1];
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    if (data12.text === void 0) {
                      let err32 = { instancePath: instancePath + "/parts/" + i0 + "/sentences/" + i1, keyword: "required", params: { missingProperty: "text" } };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                    if (data12.by === void 0) {
                      let err33 = { instancePath: instancePath + "/parts/" + i0 + "/sentences/" + i1, keyword: "required", params: { missingProperty: "by" } };
                      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                    }
                    if (data12.paragraph === void 0) {
                      let err34 = { instancePath: instancePath + "/parts/" + i0 + "/sentences/" + i1, keyword: "required", params: { missingProperty: "paragraph" } };
                      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                    }
                    if (data12.text !== void 0 && typeof data12.text != "string") {
                      let err35 = { instancePath: instancePath + "/parts/" + i0 + "/sentences/" + i1 + "/text", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                    }
                    if (data12.by !== void 0 && typeof data12.by != "string") {
                      let err36 = { instancePath: instancePath + "/parts/" + i0 + "/sentences/" + i1 + "/by", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                    if (data12.paragraph !== void 0) {
                      let data15 = data12.paragraph;
                      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                        let err37 = { instancePath: instancePath + "/parts/" + i0 + "/sentences/" + i1 + "/paragraph", keyword: "type", params: { type: "integer" } };
                        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                      }
                      if (typeof data15 == "number" && isFinite(data15) && (data15 < 0 || isNaN(data15))) {
                        let err38 = { instancePath: instancePath + "/parts/" + i0 + "/sentences/" + i1 + "/paragraph", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                      }
                    }
                  } else {
                    let err39 = { instancePath: instancePath + "/parts/" + i0 + "/sentences/" + i1, keyword: "type", params: { type: "object" } };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                }
              } else {
                let err40 = { instancePath: instancePath + "/parts/" + i0 + "/sentences", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
          } else {
            let err41 = { instancePath: instancePath + "/parts/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/parts", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.begun !== void 0) {
      let data16 = data.begun;
      if (Array.isArray(data16)) {
        let len2 = data16.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data16[i2] != "string") {
            let err43 = { instancePath: instancePath + "/begun/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
      } else {
        let err44 = { instancePath: instancePath + "/begun", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.place !== void 0) {
      let data18 = data.place;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (data18.id === void 0) {
          let err45 = { instancePath: instancePath + "/place", keyword: "required", params: { missingProperty: "id" } };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        if (data18.name === void 0) {
          let err46 = { instancePath: instancePath + "/place", keyword: "required", params: { missingProperty: "name" } };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (data18.id !== void 0 && typeof data18.id != "string") {
          let err47 = { instancePath: instancePath + "/place/id", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data18.name !== void 0 && typeof data18.name != "string") {
          let err48 = { instancePath: instancePath + "/place/name", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/place", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.time !== void 0) {
      let data21 = data.time;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (data21.day === void 0) {
          let err50 = { instancePath: instancePath + "/time", keyword: "required", params: { missingProperty: "day" } };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data21.weekday === void 0) {
          let err51 = { instancePath: instancePath + "/time", keyword: "required", params: { missingProperty: "weekday" } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (data21.part === void 0) {
          let err52 = { instancePath: instancePath + "/time", keyword: "required", params: { missingProperty: "part" } };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data21.day !== void 0) {
          let data22 = data21.day;
          if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
            let err53 = { instancePath: instancePath + "/time/day", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
          if (typeof data22 == "number" && isFinite(data22) && (data22 < 1 || isNaN(data22))) {
            let err54 = { instancePath: instancePath + "/time/day", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
        if (data21.weekday !== void 0) {
          let data23 = data21.weekday;
          if (typeof data23 != "string" && data23 !== null) {
            let err55 = { instancePath: instancePath + "/time/weekday", keyword: "type", params: { type: schema6.properties.time.properties.weekday.type } };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
        if (data21.part !== void 0) {
          let data24 = data21.part;
          if (typeof data24 != "string" && data24 !== null) {
            let err56 = { instancePath: instancePath + "/time/part", keyword: "type", params: { type: schema6.properties.time.properties.part.type } };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
      } else {
        let err57 = { instancePath: instancePath + "/time", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.cast !== void 0) {
      let data25 = data.cast;
      if (Array.isArray(data25)) {
        let len3 = data25.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data26 = data25[i3];
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            if (data26.id === void 0) {
              let err58 = { instancePath: instancePath + "/cast/" + i3, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
            if (data26.name === void 0) {
              let err59 = { instancePath: instancePath + "/cast/" + i3, keyword: "required", params: { missingProperty: "name" } };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
            if (data26.role === void 0) {
              let err60 = { instancePath: instancePath + "/cast/" + i3, keyword: "required", params: { missingProperty: "role" } };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            if (data26.isHere === void 0) {
              let err61 = { instancePath: instancePath + "/cast/" + i3, keyword: "required", params: { missingProperty: "isHere" } };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data26.feeling === void 0) {
              let err62 = { instancePath: instancePath + "/cast/" + i3, keyword: "required", params: { missingProperty: "feeling" } };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
            if (data26.pronouns === void 0) {
              let err63 = { instancePath: instancePath + "/cast/" + i3, keyword: "required", params: { missingProperty: "pronouns" } };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (data26.traits === void 0) {
              let err64 = { instancePath: instancePath + "/cast/" + i3, keyword: "required", params: { missingProperty: "traits" } };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
            if (data26.id !== void 0 && typeof data26.id != "string") {
              let err65 = { instancePath: instancePath + "/cast/" + i3 + "/id", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (data26.name !== void 0 && typeof data26.name != "string") {
              let err66 = { instancePath: instancePath + "/cast/" + i3 + "/name", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
            if (data26.role !== void 0) {
              let data29 = data26.role;
              if (typeof data29 != "string" && data29 !== null) {
                let err67 = { instancePath: instancePath + "/cast/" + i3 + "/role", keyword: "type", params: { type: schema6.properties.cast.items.properties.role.type } };
                vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
              }
            }
            if (data26.isHere !== void 0 && typeof data26.isHere != "boolean") {
              let err68 = { instancePath: instancePath + "/cast/" + i3 + "/isHere", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
            if (data26.feeling !== void 0) {
              let data31 = data26.feeling;
              if (typeof data31 == "number" && isFinite(data31)) {
                if (data31 > 100 || isNaN(data31)) {
                  let err69 = { instancePath: instancePath + "/cast/" + i3 + "/feeling", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
                  vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                }
                if (data31 < -100 || isNaN(data31)) {
                  let err70 = { instancePath: instancePath + "/cast/" + i3 + "/feeling", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
                  vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                }
              } else {
                let err71 = { instancePath: instancePath + "/cast/" + i3 + "/feeling", keyword: "type", params: { type: "number" } };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
            }
            if (data26.pronouns !== void 0 && typeof data26.pronouns != "string") {
              let err72 = { instancePath: instancePath + "/cast/" + i3 + "/pronouns", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
            if (data26.traits !== void 0) {
              let data33 = data26.traits;
              if (Array.isArray(data33)) {
                let len4 = data33.length;
                for (let i4 = 0; i4 < len4; i4++)
                  if (typeof data33[i4] != "string") {
                    let err73 = { instancePath: instancePath + "/cast/" + i3 + "/traits/" + i4, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                  }
              } else {
                let err74 = { instancePath: instancePath + "/cast/" + i3 + "/traits", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
              }
            }
          } else {
            let err75 = { instancePath: instancePath + "/cast/" + i3, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
        }
      } else {
        let err76 = { instancePath: instancePath + "/cast", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.carried !== void 0) {
      let data35 = data.carried;
      if (Array.isArray(data35)) {
        let len5 = data35.length;
        for (let i5 = 0; i5 < len5; i5++)
          if (typeof data35[i5] != "string") {
            let err77 = { instancePath: instancePath + "/carried/" + i5, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
      } else {
        let err78 = { instancePath: instancePath + "/carried", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.roll !== void 0) {
      let data37 = data.roll;
      if (!(data37 && typeof data37 == "object" && !Array.isArray(data37)) && data37 !== null) {
        let err79 = { instancePath: instancePath + "/roll", keyword: "type", params: { type: schema6.properties.roll.type } };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
      if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
        if (data37.total === void 0) {
          let err80 = { instancePath: instancePath + "/roll", keyword: "required", params: { missingProperty: "total" } };
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        if (data37.band === void 0) {
          let err81 = { instancePath: instancePath + "/roll", keyword: "required", params: { missingProperty: "band" } };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
        if (data37.total !== void 0) {
          let data38 = data37.total;
          if (!(typeof data38 == "number" && isFinite(data38))) {
            let err82 = { instancePath: instancePath + "/roll/total", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
        }
        if (data37.band !== void 0) {
          let data39 = data37.band;
          if (typeof data39 != "string" && data39 !== null) {
            let err83 = { instancePath: instancePath + "/roll/band", keyword: "type", params: { type: schema6.properties.roll.properties.band.type } };
            vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
          }
        }
      }
    }
    if (data.memories !== void 0) {
      let data40 = data.memories;
      if (Array.isArray(data40)) {
        let len6 = data40.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data41 = data40[i6];
          if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
            if (data41.id === void 0) {
              let err84 = { instancePath: instancePath + "/memories/" + i6, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
            if (data41.summary === void 0) {
              let err85 = { instancePath: instancePath + "/memories/" + i6, keyword: "required", params: { missingProperty: "summary" } };
              vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
            }
            if (data41.id !== void 0 && typeof data41.id != "string") {
              let err86 = { instancePath: instancePath + "/memories/" + i6 + "/id", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
            if (data41.summary !== void 0 && typeof data41.summary != "string") {
              let err87 = { instancePath: instancePath + "/memories/" + i6 + "/summary", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
          } else {
            let err88 = { instancePath: instancePath + "/memories/" + i6, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
          }
        }
      } else {
        let err89 = { instancePath: instancePath + "/memories", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
      }
    }
    if (data.lore !== void 0) {
      let data44 = data.lore;
      if (Array.isArray(data44)) {
        let len7 = data44.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data45 = data44[i7];
          if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
            if (data45.file === void 0) {
              let err90 = { instancePath: instancePath + "/lore/" + i7, keyword: "required", params: { missingProperty: "file" } };
              vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
            if (data45.text === void 0) {
              let err91 = { instancePath: instancePath + "/lore/" + i7, keyword: "required", params: { missingProperty: "text" } };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            if (data45.relevance === void 0) {
              let err92 = { instancePath: instancePath + "/lore/" + i7, keyword: "required", params: { missingProperty: "relevance" } };
              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
            if (data45.file !== void 0 && typeof data45.file != "string") {
              let err93 = { instancePath: instancePath + "/lore/" + i7 + "/file", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
            }
            if (data45.text !== void 0 && typeof data45.text != "string") {
              let err94 = { instancePath: instancePath + "/lore/" + i7 + "/text", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
            }
            if (data45.relevance !== void 0) {
              let data48 = data45.relevance;
              if (typeof data48 == "number" && isFinite(data48)) {
                if (data48 > 1 || isNaN(data48)) {
                  let err95 = { instancePath: instancePath + "/lore/" + i7 + "/relevance", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                  vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                }
                if (data48 < 0 || isNaN(data48)) {
                  let err96 = { instancePath: instancePath + "/lore/" + i7 + "/relevance", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                }
              } else {
                let err97 = { instancePath: instancePath + "/lore/" + i7 + "/relevance", keyword: "type", params: { type: "number" } };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            }
          } else {
            let err98 = { instancePath: instancePath + "/lore/" + i7, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
          }
        }
      } else {
        let err99 = { instancePath: instancePath + "/lore", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
    }
    if (data.never !== void 0) {
      let data49 = data.never;
      if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
        if (data49.lines === void 0) {
          let err100 = { instancePath: instancePath + "/never", keyword: "required", params: { missingProperty: "lines" } };
          vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
        }
        if (data49.veils === void 0) {
          let err101 = { instancePath: instancePath + "/never", keyword: "required", params: { missingProperty: "veils" } };
          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
        if (data49.constraints === void 0) {
          let err102 = { instancePath: instancePath + "/never", keyword: "required", params: { missingProperty: "constraints" } };
          vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
        }
        if (data49.lines !== void 0) {
          let data50 = data49.lines;
          if (Array.isArray(data50)) {
            let len8 = data50.length;
            for (let i8 = 0; i8 < len8; i8++)
              if (typeof data50[i8] != "string") {
                let err103 = { instancePath: instancePath + "/never/lines/" + i8, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
              }
          } else {
            let err104 = { instancePath: instancePath + "/never/lines", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
          }
        }
        if (data49.veils !== void 0) {
          let data52 = data49.veils;
          if (Array.isArray(data52)) {
            let len9 = data52.length;
            for (let i9 = 0; i9 < len9; i9++)
              if (typeof data52[i9] != "string") {
                let err105 = { instancePath: instancePath + "/never/veils/" + i9, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
              }
          } else {
            let err106 = { instancePath: instancePath + "/never/veils", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
          }
        }
        if (data49.constraints !== void 0) {
          let data54 = data49.constraints;
          if (Array.isArray(data54)) {
            let len10 = data54.length;
            for (let i10 = 0; i10 < len10; i10++)
              if (typeof data54[i10] != "string") {
                let err107 = { instancePath: instancePath + "/never/constraints/" + i10, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
              }
          } else {
            let err108 = { instancePath: instancePath + "/never/constraints", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
          }
        }
      } else {
        let err109 = { instancePath: instancePath + "/never", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
      }
    }
    if (data.limits !== void 0) {
      let data56 = data.limits;
      if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
        if (data56.words === void 0) {
          let err110 = { instancePath: instancePath + "/limits", keyword: "required", params: { missingProperty: "words" } };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
        if (data56.characters === void 0) {
          let err111 = { instancePath: instancePath + "/limits", keyword: "required", params: { missingProperty: "characters" } };
          vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
        }
        if (data56.words !== void 0) {
          let data57 = data56.words;
          if (!(typeof data57 == "number" && !(data57 % 1) && !isNaN(data57) && isFinite(data57))) {
            let err112 = { instancePath: instancePath + "/limits/words", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
          }
          if (typeof data57 == "number" && isFinite(data57) && (data57 < 1 || isNaN(data57))) {
            let err113 = { instancePath: instancePath + "/limits/words", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
          }
        }
        if (data56.characters !== void 0) {
          let data58 = data56.characters;
          if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58))) {
            let err114 = { instancePath: instancePath + "/limits/characters", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
          }
          if (typeof data58 == "number" && isFinite(data58) && (data58 < 1 || isNaN(data58))) {
            let err115 = { instancePath: instancePath + "/limits/characters", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
          }
        }
      } else {
        let err116 = { instancePath: instancePath + "/limits", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data59 = data.attempt;
      if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
        if (data59.number === void 0) {
          let err117 = { instancePath: instancePath + "/attempt", keyword: "required", params: { missingProperty: "number" } };
          vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
        }
        if (data59.objections === void 0) {
          let err118 = { instancePath: instancePath + "/attempt", keyword: "required", params: { missingProperty: "objections" } };
          vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
        }
        if (data59.number !== void 0) {
          let data60 = data59.number;
          if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60) && isFinite(data60))) {
            let err119 = { instancePath: instancePath + "/attempt/number", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
          }
          if (typeof data60 == "number" && isFinite(data60)) {
            if (data60 > 2 || isNaN(data60)) {
              let err120 = { instancePath: instancePath + "/attempt/number", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
              vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
            }
            if (data60 < 1 || isNaN(data60)) {
              let err121 = { instancePath: instancePath + "/attempt/number", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
            }
          }
        }
        if (data59.objections !== void 0) {
          let data61 = data59.objections;
          if (Array.isArray(data61)) {
            let len11 = data61.length;
            for (let i11 = 0; i11 < len11; i11++)
              if (typeof data61[i11] != "string") {
                let err122 = { instancePath: instancePath + "/attempt/objections/" + i11, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
              }
          } else {
            let err123 = { instancePath: instancePath + "/attempt/objections", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
          }
        }
      } else {
        let err124 = { instancePath: instancePath + "/attempt", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
      }
    }
  } else {
    let err125 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateBrief
};
