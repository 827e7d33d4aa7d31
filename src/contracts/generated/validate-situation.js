// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
// validate-situation.js
var validateSituation = validate21, schema6 = { $id: "situation.schema.json", type: "object", required: ["scene", "campaign", "act", "place", "time", "people", "state", "memories", "lore", "skills", "attempt"], properties: { scene: { type: "integer", minimum: 1 }, campaign: { type: "object", required: ["title", "language"], properties: { title: { type: "string" }, language: { type: "string" } } }, act: { type: "object", required: ["text", "choice", "intent"], properties: { text: { type: "string" }, choice: { type: ["string", "null"] }, intent: { type: "object", required: ["kind"], properties: { kind: { type: "string" } } } } }, place: { type: "object", required: ["id", "name"], properties: { id: { type: "string" }, name: { type: "string" } } }, time: { type: "object", required: ["day", "weekday", "part"], properties: { day: { type: "integer", minimum: 1 }, weekday: { type: ["string", "null"] }, part: { type: ["string", "null"] } } }, people: { type: "array", items: { type: "object", required: ["id", "name", "role", "isHere", "feeling"], properties: { id: { type: "string" }, name: { type: "string" }, role: { type: ["string", "null"] }, isHere: { type: "boolean" }, feeling: { type: "number", minimum: -100, maximum: 100 } } } }, state: { type: "object" }, memories: { type: "array", items: { type: "object", required: ["id", "summary"], properties: { id: { type: "string" }, summary: { type: "string" } } } }, lore: { type: "array", items: { type: "object", required: ["file", "text", "relevance"], properties: { file: { type: "string" }, text: { type: "string" }, relevance: { type: "number", minimum: 0, maximum: 1 } } } }, skills: { type: "array", items: { type: "object", required: ["name", "description", "capabilities", "prompt", "health", "scripts"], properties: { name: { type: "string" }, description: { type: "string" }, capabilities: { type: "array", items: { type: "string" } }, prompt: { type: ["string", "null"] }, health: { enum: ["healthy", "degraded", "temporaryFailure", "permanentFailure"] }, scripts: { type: "array", items: { type: "object", required: ["name", "toolPath", "inputSchema", "required"], properties: { name: { type: "string" }, toolPath: { type: "string" }, inputSchema: { type: ["object", "null"] }, required: { type: "boolean" } } } } } } }, attempt: { type: "object", required: ["generation", "disabledSkills", "faults"], properties: { generation: { type: "integer", minimum: 1, maximum: 5 }, disabledSkills: { type: "array", items: { type: "string" } }, faults: { type: "array", items: { type: "string" } } } } } };
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
    if (data.act === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "act" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.place === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "place" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.time === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "time" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.people === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "people" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.state === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "state" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.memories === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "memories" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.lore === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "lore" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.skills === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "skills" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.attempt === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "attempt" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.scene !== void 0) {
      let data0 = data.scene;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err11 = { instancePath: instancePath + "/scene", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err12 = { instancePath: instancePath + "/scene", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.campaign !== void 0) {
      let data1 = data.campaign;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.title === void 0) {
          let err13 = { instancePath: instancePath + "/campaign", keyword: "required", params: { missingProperty: "title" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1.language === void 0) {
          let err14 = { instancePath: instancePath + "/campaign", keyword: "required", params: { missingProperty: "language" } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data1.title !== void 0 && typeof data1.title != "string") {
          let err15 = { instancePath: instancePath + "/campaign/title", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data1.language !== void 0 && typeof data1.language != "string") {
          let err16 = { instancePath: instancePath + "/campaign/language", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/campaign", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.act !== void 0) {
      let data4 = data.act;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.text === void 0) {
          let err18 = { instancePath: instancePath + "/act", keyword: "required", params: { missingProperty: "text" } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data4.choice === void 0) {
          let err19 = { instancePath: instancePath + "/act", keyword: "required", params: { missingProperty: "choice" } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data4.intent === void 0) {
          let err20 = { instancePath: instancePath + "/act", keyword: "required", params: { missingProperty: "intent" } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data4.text !== void 0 && typeof data4.text != "string") {
          let err21 = { instancePath: instancePath + "/act/text", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data4.choice !== void 0) {
          let data6 = data4.choice;
          if (typeof data6 != "string" && data6 !== null) {
            let err22 = { instancePath: instancePath + "/act/choice", keyword: "type", params: { type: schema6.properties.act.properties.choice.type } };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data4.intent !== void 0) {
          let data7 = data4.intent;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.kind === void 0) {
              let err23 = { instancePath: instancePath + "/act/intent", keyword: "required", params: { missingProperty: "kind" } };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data7.kind !== void 0 && typeof data7.kind != "string") {
              let err24 = { instancePath: instancePath + "/act/intent/kind", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/act/intent", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/act", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.place !== void 0) {
      let data9 = data.place;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.id === void 0) {
          let err27 = { instancePath: instancePath + "/place", keyword: "required", params: { missingProperty: "id" } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data9.name === void 0) {
          let err28 = { instancePath: instancePath + "/place", keyword: "required", params: { missingProperty: "name" } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data9.id !== void 0 && typeof data9.id != "string") {
          let err29 = { instancePath: instancePath + "/place/id", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data9.name !== void 0 && typeof data9.name != "string") {
          let err30 = { instancePath: instancePath + "/place/name", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/place", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.time !== void 0) {
      let data12 = data.time;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.day === void 0) {
          let err32 = { instancePath: instancePath + "/time", keyword: "required", params: { missingProperty: "day" } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data12.weekday === void 0) {
          let err33 = { instancePath: instancePath + "/time", keyword: "required", params: { missingProperty: "weekday" } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data12.part === void 0) {
          let err34 = { instancePath: instancePath + "/time", keyword: "required", params: { missingProperty: "part" } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data12.day !== void 0) {
          let data13 = data12.day;
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err35 = { instancePath: instancePath + "/time/day", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13) && (data13 < 1 || isNaN(data13))) {
            let err36 = { instancePath: instancePath + "/time/day", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data12.weekday !== void 0) {
          let data14 = data12.weekday;
          if (typeof data14 != "string" && data14 !== null) {
            let err37 = { instancePath: instancePath + "/time/weekday", keyword: "type", params: { type: schema6.properties.time.properties.weekday.type } };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.part !== void 0) {
          let data15 = data12.part;
          if (typeof data15 != "string" && data15 !== null) {
            let err38 = { instancePath: instancePath + "/time/part", keyword: "type", params: { type: schema6.properties.time.properties.part.type } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
      } else {
        let err39 = { instancePath: instancePath + "/time", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.people !== void 0) {
      let data16 = data.people;
      if (Array.isArray(data16)) {
        let len0 = data16.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data17 = data16[i0];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.id === void 0) {
              let err40 = { instancePath: instancePath + "/people/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data17.name === void 0) {
              let err41 = { instancePath: instancePath + "/people/" + i0, keyword: "required", params: { missingProperty: "name" } };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data17.role === void 0) {
              let err42 = { instancePath: instancePath + "/people/" + i0, keyword: "required", params: { missingProperty: "role" } };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            if (data17.isHere === void 0) {
              let err43 = { instancePath: instancePath + "/people/" + i0, keyword: "required", params: { missingProperty: "isHere" } };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data17.feeling === void 0) {
              let err44 = { instancePath: instancePath + "/people/" + i0, keyword: "required", params: { missingProperty: "feeling" } };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data17.id !== void 0 && typeof data17.id != "string") {
              let err45 = { instancePath: instancePath + "/people/" + i0 + "/id", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (data17.name !== void 0 && typeof data17.name != "string") {
              let err46 = { instancePath: instancePath + "/people/" + i0 + "/name", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data17.role !== void 0) {
              let data20 = data17.role;
              if (typeof data20 != "string" && data20 !== null) {
                let err47 = { instancePath: instancePath + "/people/" + i0 + "/role", keyword: "type", params: { type: schema6.properties.people.items.properties.role.type } };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
            if (data17.isHere !== void 0 && typeof data17.isHere != "boolean") {
              let err48 = { instancePath: instancePath + "/people/" + i0 + "/isHere", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
            if (data17.feeling !== void 0) {
              let data22 = data17.feeling;
              if (typeof data22 == "number" && isFinite(data22)) {
                if (data22 > 100 || isNaN(data22)) {
                  let err49 = { instancePath: instancePath + "/people/" + i0 + "/feeling", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
                  vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
                if (data22 < -100 || isNaN(data22)) {
                  let err50 = { instancePath: instancePath + "/people/" + i0 + "/feeling", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
              } else {
                let err51 = { instancePath: instancePath + "/people/" + i0 + "/feeling", keyword: "type", params: { type: "number" } };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
          } else {
            let err52 = { instancePath: instancePath + "/people/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
      } else {
        let err53 = { instancePath: instancePath + "/people", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    if (data.state !== void 0) {
      let data23 = data.state;
      if (!(data23 && typeof data23 == "object" && !Array.isArray(data23))) {
        let err54 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.memories !== void 0) {
      let data24 = data.memories;
      if (Array.isArray(data24)) {
        let len1 = data24.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data25 = data24[i1];
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (data25.id === void 0) {
              let err55 = { instancePath: instancePath + "/memories/" + i1, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
            if (data25.summary === void 0) {
              let err56 = { instancePath: instancePath + "/memories/" + i1, keyword: "required", params: { missingProperty: "summary" } };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            if (data25.id !== void 0 && typeof data25.id != "string") {
              let err57 = { instancePath: instancePath + "/memories/" + i1 + "/id", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
            if (data25.summary !== void 0 && typeof data25.summary != "string") {
              let err58 = { instancePath: instancePath + "/memories/" + i1 + "/summary", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
          } else {
            let err59 = { instancePath: instancePath + "/memories/" + i1, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
      } else {
        let err60 = { instancePath: instancePath + "/memories", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.lore !== void 0) {
      let data28 = data.lore;
      if (Array.isArray(data28)) {
        let len2 = data28.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data29 = data28[i2];
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            if (data29.file === void 0) {
              let err61 = { instancePath: instancePath + "/lore/" + i2, keyword: "required", params: { missingProperty: "file" } };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data29.text === void 0) {
              let err62 = { instancePath: instancePath + "/lore/" + i2, keyword: "required", params: { missingProperty: "text" } };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
            if (data29.relevance === void 0) {
              let err63 = { instancePath: instancePath + "/lore/" + i2, keyword: "required", params: { missingProperty: "relevance" } };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (data29.file !== void 0 && typeof data29.file != "string") {
              let err64 = { instancePath: instancePath + "/lore/" + i2 + "/file", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
            if (data29.text !== void 0 && typeof data29.text != "string") {
              let err65 = { instancePath: instancePath + "/lore/" + i2 + "/text", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (data29.relevance !== void 0) {
              let data32 = data29.relevance;
              if (typeof data32 == "number" && isFinite(data32)) {
                if (data32 > 1 || isNaN(data32)) {
                  let err66 = { instancePath: instancePath + "/lore/" + i2 + "/relevance", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                  vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                }
                if (data32 < 0 || isNaN(data32)) {
                  let err67 = { instancePath: instancePath + "/lore/" + i2 + "/relevance", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                }
              } else {
                let err68 = { instancePath: instancePath + "/lore/" + i2 + "/relevance", keyword: "type", params: { type: "number" } };
                vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
              }
            }
          } else {
            let err69 = { instancePath: instancePath + "/lore/" + i2, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
          }
        }
      } else {
        let err70 = { instancePath: instancePath + "/lore", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.skills !== void 0) {
      let data33 = data.skills;
      if (Array.isArray(data33)) {
        let len3 = data33.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data34 = data33[i3];
          if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
            if (data34.name === void 0) {
              let err71 = { instancePath: instancePath + "/skills/" + i3, keyword: "required", params: { missingProperty: "name" } };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
            if (data34.description === void 0) {
              let err72 = { instancePath: instancePath + "/skills/" + i3, keyword: "required", params: { missingProperty: "description" } };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
            if (data34.capabilities === void 0) {
              let err73 = { instancePath: instancePath + "/skills/" + i3, keyword: "required", params: { missingProperty: "capabilities" } };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
            if (data34.prompt === void 0) {
              let err74 = { instancePath: instancePath + "/skills/" + i3, keyword: "required", params: { missingProperty: "prompt" } };
              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
            }
            if (data34.health === void 0) {
              let err75 = { instancePath: instancePath + "/skills/" + i3, keyword: "required", params: { missingProperty: "health" } };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
            if (data34.scripts === void 0) {
              let err76 = { instancePath: instancePath + "/skills/" + i3, keyword: "required", params: { missingProperty: "scripts" } };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
            if (data34.name !== void 0 && typeof data34.name != "string") {
              let err77 = { instancePath: instancePath + "/skills/" + i3 + "/name", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
            if (data34.description !== void 0 && typeof data34.description != "string") {
              let err78 = { instancePath: instancePath + "/skills/" + i3 + "/description", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
            if (data34.capabilities !== void 0) {
              let data37 = data34.capabilities;
              if (Array.isArray(data37)) {
                let len4 = data37.length;
                for (let i4 = 0; i4 < len4; i4++)
                  if (typeof data37[i4] != "string") {
                    let err79 = { instancePath: instancePath + "/skills/" + i3 + "/capabilities/" + i4, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                  }
              } else {
                let err80 = { instancePath: instancePath + "/skills/" + i3 + "/capabilities", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
              }
            }
            if (data34.prompt !== void 0) {
              let data39 = data34.prompt;
              if (typeof data39 != "string" && data39 !== null) {
                let err81 = { instancePath: instancePath + "/skills/" + i3 + "/prompt", keyword: "type", params: { type: schema6.properties.skills.items.properties.prompt.type } };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
              }
            }
            if (data34.health !== void 0) {
              let data40 = data34.health;
              if (!(data40 === "healthy" || data40 === "degraded" || data40 === "temporaryFailure" || data40 === "permanentFailure")) {
                let err82 = { instancePath: instancePath + "/skills/" + i3 + "/health", keyword: "enum", params: { allowedValues: schema6.properties.skills.items.properties.health.enum } };
                vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
              }
            }
            if (data34.scripts !== void 0) {
              let data41 = data34.scripts;
              if (Array.isArray(data41)) {
                let len5 = data41.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data42 = data41[i5];
                  if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                    if (data42.name === void 0) {
                      let err83 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5, keyword: "required", params: { missingProperty: "name" } };
                      vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                    }
                    if (data42.toolPath === void 0) {
                      let err84 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5, keyword: "required", params: { missingProperty: "toolPath" } };
                      vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                    }
                    if (data42.inputSchema === void 0) {
                      let err85 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5, keyword: "required", params: { missingProperty: "inputSchema" } };
                      vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                    }
                    if (data42.required === void 0) {
                      let err86 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5, keyword: "required", params: { missingProperty: "required" } };
                      vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                    }
                    if (data42.name !== void 0 && typeof data42.name != "string") {
                      let err87 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5 + "/name", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                    }
                    if (data42.toolPath !== void 0 && typeof data42.toolPath != "string") {
                      let err88 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5 + "/toolPath", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                    }
                    if (data42.inputSchema !== void 0) {
                      let data45 = data42.inputSchema;
                      if (!(data45 && typeof data45 == "object" && !Array.isArray(data45)) && data45 !== null) {
                        let err89 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5 + "/inputSchema", keyword: "type", params: { type: schema6.properties.skills.items.properties.scripts.items.properties.inputSchema.type } };
                        vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                      }
                    }
                    if (data42.required !== void 0 && typeof data42.required != "boolean") {
                      let err90 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5 + "/required", keyword: "type", params: { type: "boolean" } };
                      vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                    }
                  } else {
                    let err91 = { instancePath: instancePath + "/skills/" + i3 + "/scripts/" + i5, keyword: "type", params: { type: "object" } };
                    vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                  }
                }
              } else {
                let err92 = { instancePath: instancePath + "/skills/" + i3 + "/scripts", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
              }
            }
          } else {
            let err93 = { instancePath: instancePath + "/skills/" + i3, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
          }
        }
      } else {
        let err94 = { instancePath: instancePath + "/skills", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data47 = data.attempt;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        if (data47.generation === void 0) {
          let err95 = { instancePath: instancePath + "/attempt", keyword: "required", params: { missingProperty: "generation" } };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
        if (data47.disabledSkills === void 0) {
          let err96 = { instancePath: instancePath + "/attempt", keyword: "required", params: { missingProperty: "disabledSkills" } };
          vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
        }
        if (data47.faults === void 0) {
          let err97 = { instancePath: instancePath + "/attempt", keyword: "required", params: { missingProperty: "faults" } };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
        if (data47.generation !== void 0) {
          let data48 = data47.generation;
          if (!(typeof data48 == "number" && !(data48 % 1) && !isNaN(data48) && isFinite(data48))) {
            let err98 = { instancePath: instancePath + "/attempt/generation", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
          }
          if (typeof data48 == "number" && isFinite(data48)) {
            if (data48 > 5 || isNaN(data48)) {
              let err99 = { instancePath: instancePath + "/attempt/generation", keyword: "maximum", params: { comparison: "<=", limit: 5 } };
              vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
            }
            if (data48 < 1 || isNaN(data48)) {
              let err100 = { instancePath: instancePath + "/attempt/generation", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
            }
          }
        }
        if (data47.disabledSkills !== void 0) {
          let data49 = data47.disabledSkills;
          if (Array.isArray(data49)) {
            let len6 = data49.length;
            for (let i6 = 0; i6 < len6; i6++)
              if (typeof data49[i6] != "string") {
                let err101 = { instancePath: instancePath + "/attempt/disabledSkills/" + i6, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
              }
          } else {
            let err102 = { instancePath: instancePath + "/attempt/disabledSkills", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
          }
        }
        if (data47.faults !== void 0) {
          let data51 = data47.faults;
          if (Array.isArray(data51)) {
            let len7 = data51.length;
            for (let i7 = 0; i7 < len7; i7++)
              if (typeof data51[i7] != "string") {
                let err103 = { instancePath: instancePath + "/attempt/faults/" + i7, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
              }
          } else {
            let err104 = { instancePath: instancePath + "/attempt/faults", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
          }
        }
      } else {
        let err105 = { instancePath: instancePath + "/attempt", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
      }
    }
  } else {
    let err106 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateSituation
};
