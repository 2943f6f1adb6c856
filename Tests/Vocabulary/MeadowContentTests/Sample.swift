import Foundation
import MeadowContent
import MeadowFoundations

/// A small vocabulary with something in every part, whose follow-ups are those of document 000 §04,
/// and the manifest of its scene.
enum Sample {
  static let json = """
    {
      "schema": "meadow-vocabulary/2", "version": "1.0.0",
      "counts": {
        "coreWords": 3, "numbers": 1, "visibleAtTier1": 2, "visibleAtTier2": 3,
        "visibleAtTier3": 3, "sceneWords": 4, "scsFollowUps": 3
      },
      "fitzgeraldKey": {
        "people": { "label": "People", "description": "Who.", "color": "#fff3a8", "border": "#8f7200" },
        "verbs": { "label": "Actions", "description": "Do.", "color": "#c9f2c7", "border": "#2c7a34" },
        "descriptors": { "label": "Like", "description": "How.", "color": "#c3e1ff", "border": "#2468a8" },
        "nouns": { "label": "Things", "description": "What.", "color": "#ffd9a8", "border": "#a85f00" },
        "social": { "label": "Us", "description": "Hi.", "color": "#ffd3e6", "border": "#b0326f" },
        "misc": { "label": "Little", "description": "Up.", "color": "#f1f1f3", "border": "#6b6f76" }
      },
      "coreVocabulary": [
        { "word": "more", "emoji": "➕", "fitzgeraldKey": "descriptors", "group": "amounts", "tier": 1,
          "projectCoreWord": true, "form": "quantity" },
        { "word": "I love you", "emoji": "❤️", "fitzgeraldKey": "verbs", "group": "together",
          "tier": 1, "projectCoreWord": false, "form": "phrase" },
        { "word": "one", "emoji": "1️⃣", "fitzgeraldKey": "misc", "group": "numbers", "tier": 2,
          "projectCoreWord": false, "form": "number" }
      ],
      "scenes": {
        "kitchen": {
          "label": "Kitchen",
          "words": [
            { "word": "banana", "emoji": "🍌", "fitzgeraldKey": "nouns", "zone": "bowl",
              "form": "count", "category": "food" },
            { "word": "apple juice", "emoji": "🧃", "fitzgeraldKey": "nouns", "zone": "fridge",
              "form": "mass", "category": "drink" },
            { "word": "fridge", "emoji": "🧊", "fitzgeraldKey": "nouns", "zone": "fridge",
              "form": "count", "category": "appliance" },
            { "word": "shelf", "emoji": "🗄️", "fitzgeraldKey": "nouns", "zone": "fridge",
              "form": "count", "category": "furniture", "plural": "shelves", "article": "a" }
          ]
        }
      },
      "routines": [
        { "id": "meals", "label": "Meals", "emoji": "🍽️", "scene": "kitchen",
          "times": ["breakfast", "lunch"] }
      ],
      "sentenceTemplates": [
        { "level": 2, "mlu": "2.0", "ageRange": "18–30 months",
          "patterns": [
            { "pattern": "more [word]", "function": "requesting", "example": "more apple juice",
              "fits": ["mass/drink", "count"] }
          ],
          "carriers": [
            { "pattern": "I want [a word]", "function": "requesting", "example": "I want a banana",
              "fits": ["food"] }
          ] }
      ],
      "scsFollowUps": [
        { "triggerWord": "banana", "scene": "kitchen", "phrase": "I want banana",
          "pragmaticFunction": "requesting", "tierMinimum": 2 },
        { "triggerWord": "banana", "scene": "kitchen", "phrase": "yummy banana!",
          "pragmaticFunction": "commenting", "tierMinimum": 2 },
        { "triggerWord": "banana", "scene": null, "phrase": "more banana",
          "pragmaticFunction": "requesting", "tierMinimum": 1 }
      ],
      "avatarPhrases": {
        "kitchen": [
          { "phrase": "I'm hungry", "emoji": "😋", "pragmaticFunction": "feeling", "tierMinimum": 1,
            "place": 6 }
        ]
      },
      "symbols": { "placeholder": "emoji", "art": { "banana": "banana.svg" } }
    }
    """

  static let scene = """
    {
      "sceneId": "kitchen", "routine": "meals", "label": "Kitchen", "background": "kitchen.svg",
      "labelDefault": false,
      "zones": [
        { "id": "fridge", "label": "Fridge", "emoji": "🧊" },
        { "id": "bowl", "label": "Bowl", "emoji": "🥣" }
      ],
      "objects": [
        { "id": "fridge", "word": "fridge", "type": "container", "tier": 1, "fitzgeraldKey": "nouns",
          "zone": "fridge", "priority": 1, "position": { "x": 0, "y": 0.1 },
          "size": { "w": 0.2, "h": 0.6 },
          "children": [
            { "id": "shelf", "word": "shelf", "type": "container", "tier": 2,
              "fitzgeraldKey": "nouns", "zone": "fridge", "priority": 2,
              "position": { "x": 0, "y": 0 }, "size": { "w": 1, "h": 1 },
              "children": [
                { "id": "shelf-juice", "word": "apple juice", "type": "flat", "tier": 1,
                  "fitzgeraldKey": "nouns", "zone": "fridge", "priority": 2,
                  "position": { "x": 0.4, "y": 0.4 }, "size": { "w": 0.2, "h": 0.2 } }
              ] }
          ] },
        { "id": "banana", "word": "banana", "type": "flat", "tier": 1, "fitzgeraldKey": "nouns",
          "zone": "bowl", "priority": 1, "position": { "x": 0.2, "y": 0.1 },
          "size": { "w": 0.1, "h": 0.2 } }
      ]
    }
    """

  static func vocabulary() throws -> VocabularyData {
    try VocabularyFile.decode(Data(json.utf8))
  }

  static func manifest() throws -> SceneManifest {
    try SceneFile.decode(Data(scene.utf8), file: "scenes/kitchen.json")
  }
}
